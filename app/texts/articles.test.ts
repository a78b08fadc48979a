import { expect, test } from "vitest";
import { readTime, staffArticle } from "./articles.ts";

test("marks between words don't count", () => {
  expect(readTime(`${"- ".repeat(1000)}word`)).toBe("1 min read");
});

test("an article of staff has the moments at which it was published and changed, not only their days", () => {
  const moments = { publishedAt: "2026-11-25T02:30:00.000Z", changedAt: "2026-11-26T23:59:00.000Z" };
  const tree = { type: "root" as const, children: [] };
  const words = { slug: "a", title: "A", excerpt: "B", author: "C", authorRole: "", tags: ["D"], illustrationType: "" };
  const article = staffArticle({ ...words, ...moments, tree, body: "", replaces: null });
  expect(article).toMatchObject({ isoDate: moments.publishedAt, modified: moments.changedAt });
  expect(article.date).toBe("November 25, 2026");
});
