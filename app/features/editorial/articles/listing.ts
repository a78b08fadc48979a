import type { QueryReader } from "#contract/page-query.ts";

/** docs/behavior/blog.md#list */
export const articlesPerPage = 3;
/** No title or tag is as long. */
export const maxQueryLength = 100;

/** What the blog's list is asked for: words that are searched, a tag (null for all), and the page from 1 on. */
export type BlogQuery = { q: string; tag: string | null; page: number };

/** Reads what the list is asked for. Invalid page numbers are ignored; a tag that doesn't exist was dropped by the server. */
export function blogQueryOf(params: QueryReader): BlogQuery {
  const page = params.get("page") ?? "";
  return {
    q: (params.get("q") ?? "").trim().slice(0, maxQueryLength),
    tag: params.get("tag"),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the blog's list, by what it is asked for; what is left out is as on `/blog`. */
export function blogHref({ q = "", tag = null, page = 1 }: Partial<BlogQuery>): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (tag !== null) params.set("tag", tag);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "/blog" : `/blog?${query}`;
}

/** One page of a list: what it shows, its number from 1 on, and how many pages there are. */
export type ListPage<T> = { readonly shown: readonly T[]; readonly page: number; readonly pages: number };

/**
 * Cuts one page out of a list of articles.
 * @param page its number; one beyond the end gives the last page, and an empty list has one empty page
 */
export function articlePage<T>(all: readonly T[], page: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / articlesPerPage));
  const real = Math.min(Math.max(1, page), pages);
  return { shown: all.slice((real - 1) * articlesPerPage, real * articlesPerPage), page: real, pages };
}
