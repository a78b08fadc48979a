import { expect, test } from "vitest";
import { builtInArticles as articles, articleView, builtInArticle } from "#app/texts/articles.ts";
import { teasers } from "#tests/built-in.ts";
import { articleMeta } from "./article-meta.ts";

const siteUrl = "https://shop.example";

test("every article's head says its title, short enough for a search result, and where its Markdown alternate is", () => {
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles) {
    const text = JSON.stringify(articleMeta(articleView(article), siteUrl));
    expect(text).toContain(article.title.replaceAll('"', '\\"'));
    expect(text).toContain(`${siteUrl}${article.path}`);
    expect(text).toContain(".md");
  }
});

test("an article's head tells what it is, of when and about what, and names the feed", () => {
  const [article] = articles;
  if (!article) throw new Error("there is no article");
  const view = { ...articleView(article), title: "Short", tags: ["one", "two"] };
  const head = articleMeta(view, siteUrl);
  const property = (name: string) =>
    head.flatMap((tag) => ("property" in tag && tag.property === name && "content" in tag ? [tag.content] : []));
  expect(property("og:title")).toEqual(["Short"]);
  expect(property("og:type")).toEqual(["article"]);
  expect(property("og:description")).toEqual([view.excerpt]);
  expect(property("article:published_time")).toEqual([view.isoDate]);
  expect(property("article:tag")).toEqual(["one", "two"]);
  expect(head).toContainEqual({
    tagName: "link",
    rel: "alternate",
    type: "text/markdown",
    href: `${siteUrl}${view.path}.md`,
  });
  expect(head).toContainEqual(
    expect.objectContaining({ rel: "alternate", type: "application/rss+xml", href: `${siteUrl}/feed.xml` }),
  );
  expect(JSON.stringify(head)).not.toContain("noindex");
});

test("the shop's name stands behind a short title only", () => {
  const [article] = articles;
  if (!article) throw new Error("there is no article");
  const titled = (title: string) => JSON.stringify(articleMeta({ ...articleView(article), title }, siteUrl));
  expect(titled("Short")).toContain("Short | InCard");
  expect(titled("x".repeat(60 - " | InCard".length))).toContain("x | InCard");
  expect(titled("x".repeat(61 - " | InCard".length))).not.toContain("| InCard");
  expect(titled("Long ".repeat(14))).not.toContain("| InCard");
});

test("the home page's teasers lead to articles that are written, and announce none that is", () => {
  for (const teaser of Object.values(teasers).flat()) {
    const id = typeof teaser === "number" ? teaser : teaser.id;
    expect(builtInArticle(id) !== undefined, `article ${id}`).toBe(teaser === id);
  }
});

test("an article is found by its number, another number finds none", () => {
  for (const article of articles) expect(builtInArticle(article.id)).toBe(article);
  expect(builtInArticle(99_999)).toBeUndefined();
});
