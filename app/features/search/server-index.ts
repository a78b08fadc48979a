import MiniSearch from "minisearch";
import { searchDocuments } from "./documents.ts";
import { indexOptions, type SearchIndex } from "./find.ts";

const built = new Map<boolean, SearchIndex>();

/**
 * The index of the whole site, made at its first use. For loaders only.
 * @param euSale whether the shop has a withdrawal form
 */
export function siteIndex(euSale: boolean): SearchIndex {
  const kept = built.get(euSale);
  if (kept) return kept;
  const index: SearchIndex = new MiniSearch(indexOptions);
  index.addAll(searchDocuments(euSale));
  built.set(euSale, index);
  return index;
}

const written = new Map<boolean, string>();

/** The same as JSON, for the browser. */
export function siteIndexJson(euSale: boolean): string {
  const json = written.get(euSale) ?? JSON.stringify(siteIndex(euSale));
  written.set(euSale, json);
  return json;
}
