import MiniSearch from "minisearch";
import { searchDocuments } from "./documents.ts";
import { indexOptions, type SearchIndex } from "./find.ts";

let built: SearchIndex | undefined;

/** The index of the whole site, made at its first use. For loaders only. */
export function siteIndex(): SearchIndex {
  if (!built) {
    built = new MiniSearch(indexOptions);
    built.addAll(searchDocuments());
  }
  return built;
}

let written: string | undefined;

/** The same as JSON, for the browser. */
export function siteIndexJson(): string {
  written ??= JSON.stringify(siteIndex());
  return written;
}
