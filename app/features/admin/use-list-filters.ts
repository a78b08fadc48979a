import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePageQuery } from "#app/lib/use-page-query.ts";

/**
 * Filter, search and page of a staff list. The filter is in the URL; the search isn't, because it may be a person's
 * name.
 * @param states what the list can be filtered by
 * @param usual the filter when the URL has none
 */
export function useListFilters<State extends string>(states: readonly State[], usual: State) {
  const [, setParams] = useSearchParams();
  const query = usePageQuery();
  const state = states.find((one) => one === query.get("state")) ?? usual;
  const [search, setSearch] = useState("");
  const [offset, setOffset] = useState(0);
  return {
    state,
    search,
    offset,
    turnTo: setOffset,
    /** The query of a page of so many rows. */
    queryOf(limit: number): URLSearchParams {
      const query = new URLSearchParams({ state, limit: String(limit), offset: String(offset) });
      if (search !== "") query.set("search", search);
      return query;
    },
    filterBy(next: State) {
      setOffset(0);
      setParams({ state: next }, { replace: true, preventScrollReset: true });
    },
    searchFor(words: string) {
      setOffset(0);
      setSearch(words.trim());
    },
  };
}
