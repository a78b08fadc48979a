import type { ReactNode } from "react";
import type { AdminApiError } from "./admin-api.ts";
import { ListPager, ListStatus } from "./admin-list.tsx";
import { ListFilter } from "./list-filter.tsx";
import type { useListFilters } from "./use-list-filters.ts";

/** A list response: a page of rows, and the counts by state. */
type ListResponse<State extends string, Row> = {
  readonly data: readonly Row[];
  readonly counts: Readonly<Record<State, number>>;
  readonly matchCount: number;
};

type FilteredListProps<State extends string, Row> = {
  /** The states that a row can be in; the filter offers them and all. */
  readonly states: readonly State[];
  readonly filters: ReturnType<typeof useListFilters<State | "all">>;
  /** Rows on a page. */
  readonly limit: number;
  readonly text: {
    readonly states: Readonly<Record<State | "all", string>>;
    readonly searchLabel: string;
    readonly list: string;
    readonly empty: string;
    readonly emptySearch: string;
  };
  readonly answer: {
    readonly data: ListResponse<State, Row> | undefined;
    readonly error: AdminApiError | null;
    readonly busy: boolean;
    readonly reload: () => void;
  };
  /** Draws a row. */
  readonly children: (row: Row) => ReactNode;
};

/** A list with state filter, search and paging. */
export function FilteredList<State extends string, Row extends { readonly id: number }>({
  states,
  filters,
  limit,
  text,
  answer: { data, error, busy, reload },
  children,
}: FilteredListProps<State, Row>) {
  const rows = data?.data ?? [];
  const counts = data?.counts;
  const all = counts && states.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <ListFilter
        choices={[
          ...states.map((state) => ({ state, label: text.states[state], count: counts?.[state] })),
          { state: "all" as const, label: text.states.all, count: all },
        ]}
        chosen={filters.state}
        onChoose={filters.filterBy}
        searchLabel={text.searchLabel}
        onSearch={filters.searchFor}
      />
      <ListStatus
        loading={!data && !error}
        error={error}
        empty={data?.data.length === 0 ? (filters.search === "" ? text.empty : text.emptySearch) : null}
        onRetry={reload}
      />
      {rows.length > 0 ? (
        <ul aria-label={text.list} className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
          {rows.map((row) => (
            <li key={row.id} className="border-t border-border py-6">
              {children(row)}
            </li>
          ))}
        </ul>
      ) : null}
      <ListPager offset={filters.offset} limit={limit} count={data?.matchCount ?? 0} turnTo={filters.turnTo} />
    </>
  );
}
