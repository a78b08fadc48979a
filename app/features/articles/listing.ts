import { blogTags } from "#content/blog/tags.ts";
import { freeText, numberUpTo, oneOf, type QueryReader } from "#contract/page-query.ts";

/** Articles on one page of the list (back-office §2, §9). */
export const articlesPerPage = 3;
/** What is searched for is cut here; no title or tag is as long. */
export const longestQuery = 100;

/** Counted by their files: the articles themselves are large and stay on the server. */
const articleCount = Object.keys(import.meta.glob("/content/blog/*.mdx")).length;

/** What the list declares in its handle. */
export const listingQuery = {
  q: freeText(longestQuery),
  tag: oneOf(...blogTags),
  page: numberUpTo(Math.ceil(articleCount / articlesPerPage)),
};

export type BlogTag = (typeof blogTags)[number];

/** What the list shows, as its address says: `?q=`, `?tag=` and `?page=`. */
export type Listing = { q: string; tag: BlogTag | null; page: number };

/** Reads an address. What isn't a tag or a page number counts as not given; a tag may be written in any case. */
export function listingOf(params: QueryReader): Listing {
  const page = params.get("page") ?? "";
  const tag = params.get("tag")?.toLowerCase();
  return {
    q: (params.get("q") ?? "").trim().slice(0, longestQuery),
    tag: blogTags.find((one) => one.toLowerCase() === tag) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list; page 1 is the address without a page. */
export function listingHref({ q = "", tag = null, page = 1 }: Partial<Listing>): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (tag !== null) params.set("tag", tag);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "/blog" : `/blog?${query}`;
}

/** One page of a list. A page beyond the end gives the last one; an empty list has one empty page. */
export function pageOf<T>(all: readonly T[], page: number): { shown: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(all.length / articlesPerPage));
  const real = Math.min(Math.max(1, page), pages);
  return { shown: all.slice((real - 1) * articlesPerPage, real * articlesPerPage), page: real, pages };
}
