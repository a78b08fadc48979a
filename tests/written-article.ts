import type { PublishedArticle } from "#contract/site-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";

/** An article as staff published it. */
export const writtenArticle = (part: Partial<Omit<PublishedArticle, "tree">>): PublishedArticle => {
  const written = {
    slug: "a",
    title: "A",
    excerpt: "E",
    author: "A",
    authorRole: "",
    tags: ["Tips"],
    illustrationType: "travel-items",
    body: "B",
    replaces: null,
    publishedAt: "2026-11-22T00:00:00.000Z",
    changedAt: "2026-11-22T00:00:00.000Z",
    ...part,
  };
  return { ...written, tree: readMarkdown(written.body, "article").tree };
};
