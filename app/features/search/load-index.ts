import MiniSearch from "minisearch";
import { indexOptions, type SearchIndex } from "./find.ts";

let loading: Promise<SearchIndex> | undefined;

async function load(): Promise<SearchIndex> {
  const response = await fetch("/search-index.json");
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return MiniSearch.loadJSONAsync(await response.text(), indexOptions);
}

/** Fetched once; after a failure the next call tries again. */
export function loadIndex(): Promise<SearchIndex> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
