import { expect, test } from "vitest";
import { textOfAlternate } from "#app/features/admin/articles/built-in-articles.tsx";
import { markdownAlternateAt } from "#app/features/search/markdown-alternates.ts";
import { allArticles, builtInArticles, replacementOf } from "#app/texts/articles.ts";
import { noSiteTexts, textBounds } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { writtenArticle } from "#tests/written-article.ts";

const siteUrl = "https://shop.example";

test.each(builtInArticles.map(({ title, path }) => [title, path]))(
  "one's own version of %s begins with its text, which can be published as it is",
  (title, path) => {
    const text = textOfAlternate(markdownAlternateAt(`${path}.md`, siteUrl, noSiteTexts) ?? "", siteUrl);
    expect(text.length).toBeGreaterThan(1_000);
    expect(text.length).toBeLessThan(textBounds.articleBody);
    expect(text).not.toContain(siteUrl);
    expect(text).not.toContain(`# ${title}\n`);
    const { excess, refusedLinks, refusedPictures } = readMarkdown(text, "article");
    expect([excess, refusedLinks, refusedPictures]).toEqual([null, [], []]);
  },
);

test("a built-in article is nowhere once staff published their own version of it", () => {
  const [first] = builtInArticles;
  const texts = { articles: [writtenArticle({ slug: "own", replaces: first?.id ?? 0 })] };
  const found = allArticles(texts).map(({ path }) => path);
  expect(found).toContain("/blog/own");
  expect(found).not.toContain(first?.path);
  expect(found).toHaveLength(builtInArticles.length);
});

test("the address of a built-in article, and of its Markdown, leads to what stands in its place; no other address does", () => {
  const own = writtenArticle({ slug: "own", replaces: 1 });
  const articles = [writtenArticle({ slug: "new", replaces: null }), own];
  expect(replacementOf("/blog/1", articles)).toBe(own);
  for (const path of ["/blog/null", "/blog/2", "/blog/own", "/manuals/tagigo/1"])
    expect(replacementOf(path, articles)).toBeUndefined();
});
