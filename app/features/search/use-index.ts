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

/** Undefined while it loads. Each opening retries. */
export function useIndex(open: boolean): SearchIndex | "failed" | undefined {
  const [index, setIndex] = useState<SearchIndex | "failed">();
  useEffect(() => {
    if (!open) return;
    setIndex((now) => (now === "failed" ? undefined : now));
    loadIndex().then(setIndex, () => setIndex("failed"));
  }, [open]);
  return index;
}

export function searchStatus(index: ReturnType<typeof useIndex>, query: string, count: number): string {
  if (index === undefined) return text.loading;
  if (index === "failed") return text.failed;
  return count === 0 ? text.none(query) : text.found(count, query);
}
