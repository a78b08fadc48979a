import type { ReactNode } from "react";
import type { DeskError } from "#app/lib/desk-call.ts";
import { DeskFilter } from "./desk-filter.tsx";
import { DeskPager, DeskState } from "./desk-list.tsx";
import type { useDeskAsk } from "./use-desk-ask.ts";

/** A page of rows as a call answers it, with how many there are in each state. */
type Answered<State extends string, Row> = {
  readonly data: readonly Row[];
  readonly counts: Readonly<Record<State, number>>;
  readonly matchCount: number;
};

type DeskRowsProps<State extends string, Row> = {
  /** The states that a row can be in; the filter offers them and all. */
  readonly states: readonly State[];
  readonly ask: ReturnType<typeof useDeskAsk<State | "all">>;
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
    readonly data: Answered<State, Row> | undefined;
    readonly error: DeskError | null;
    readonly busy: boolean;
    readonly reload: () => void;
  };
  /** Draws a row. */
  readonly children: (row: Row) => ReactNode;
};

/** A list of what came in: filtered by state, searched, turned page by page. */
export function DeskRows<State extends string, Row extends { readonly id: number }>({
  states,
  ask,
  limit,
  text,
  answer: { data, error, busy, reload },
  children,
}: DeskRowsProps<State, Row>) {
  const rows = data?.data ?? [];
  const counts = data?.counts;
  const all = counts && states.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <DeskFilter
        choices={[
          ...states.map((state) => ({ state, label: text.states[state], count: counts?.[state] })),
          { state: "all" as const, label: text.states.all, count: all },
        ]}
        chosen={ask.state}
        onChoose={ask.filterBy}
        searchLabel={text.searchLabel}
        onSearch={ask.searchFor}
      />
      <DeskState
        loading={!data && !error}
        error={error}
        empty={data?.data.length === 0 ? (ask.search === "" ? text.empty : text.emptySearch) : null}
        onRetry={reload}
      />
      {rows.length > 0 ? (
        <ul aria-label={text.list} className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
          {rows.map((row) => (
            <li key={row.id} className="border-t border-rule py-6">
              {children(row)}
            </li>
          ))}
        </ul>
      ) : null}
      <DeskPager offset={ask.offset} limit={limit} count={data?.matchCount ?? 0} turnTo={ask.turnTo} />
    </>
  );
}
