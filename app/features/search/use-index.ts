import MiniSearch from "minisearch";
import { useEffect, useState } from "react";
import { searchText as text } from "#content/search.ts";
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

/** The search index as far as it is there: undefined while it loads. */
export type LoadedIndex = SearchIndex | "failed" | undefined;

/** Loads the index when the search is opened. Each opening tries again after a failure. */
export function useIndex(open: boolean): LoadedIndex {
  const [index, setIndex] = useState<LoadedIndex>();
  useEffect(() => {
    if (!open) return;
    setIndex((now) => (now === "failed" ? undefined : now));
    loadIndex().then(setIndex, () => setIndex("failed"));
  }, [open]);
  return index;
}

/** What a screen reader is told of a search: that it loads or failed, or how much was found. */
export function searchStatus(index: LoadedIndex, query: string, count: number): string {
  if (index === undefined) return text.loading;
  if (index === "failed") return text.failed;
  return count === 0 ? text.none(query) : text.found(count, query);
}
