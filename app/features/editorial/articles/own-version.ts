import type { PublishedArticle } from "#contract/site-texts.ts";

/** The article that staff wrote in the place of a built-in one. @param path of the built-in one's page */
export const ownVersionAt = (path: string, articles: readonly PublishedArticle[]): PublishedArticle | undefined =>
  articles.find(({ replaces }) => replaces !== null && path === `/blog/${replaces}`);
