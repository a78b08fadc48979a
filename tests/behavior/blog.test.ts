import { expect, test } from "vitest";
import { articlesPerPage } from "#app/features/editorial/articles/listing.ts";
import { relatedTo } from "#app/features/editorial/articles/neighbors.ts";
import { builtInArticles as articles, readTime } from "#app/texts/articles.ts";
import { blogTags } from "#content/blog/tags.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/blog.md#list", () => {
  test("three articles a page", () => {
    expect(articlesPerPage).toBe(3);
  });

  test("neighbors have different illustrations: in the list, under each tag, and among related articles", () => {
    const underTags = blogTags.map((tag) => articles.filter(({ tags }) => tags.some((one) => one === tag)));
    const related = articles.map(({ path }) => relatedTo(articles, path, 3));
    for (const list of [articles, ...underTags, ...related]) {
      for (const [index, one] of list.entries()) {
        expect(list[index + 1]?.illustrationType, `after ${one.title}`).not.toBe(one.illustrationType);
      }
    }
  });
});

rule("docs/behavior/blog.md#sidebar", () => {
  test("the popular tags", () => {
    expect(blogTags).toEqual(["Technology", "Tracking", "Security", "Privacy", "Android", "Apple", "Travel", "Tips"]);
  });

  test("four popular posts", () => {
    expect(articles.filter(({ popular }) => popular)).toHaveLength(4);
  });
});

rule("docs/behavior/blog.md#article", () => {
  test("220 words are read in a minute", () => {
    const words = (count: number) => Array(count).fill("word").join(" ");
    expect([0, 220, 330, 1100].map((count) => readTime(words(count)))).toEqual([
      "1 min read",
      "1 min read",
      "2 min read",
      "5 min read",
    ]);
  });
});
