import { freeText, knownValue, pageOfList } from "#contract/page-query.ts";
import { articlesPerPage, maxQueryLength } from "./listing.ts";

/** Counted by their files: the articles themselves are large and stay on the server. */
const articleCount = Object.keys(import.meta.glob("/content/blog/*.mdx")).length;

export const listingQuery = {
  q: freeText(maxQueryLength),
  tag: knownValue("article tags", 30),
  page: pageOfList({ entries: articleCount, perPage: articlesPerPage, more: "articles" }),
};
