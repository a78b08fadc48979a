import { siteIndexJson } from "#app/features/search/server-index.ts";

/** The search index for the browser. The page host gives it an ETag, so it is fetched again only when it changed. */
export function loader() {
  return new Response(siteIndexJson(), { headers: { "Content-Type": "application/json; charset=utf-8" } });
}
