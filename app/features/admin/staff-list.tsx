import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields.tsx";
import { adminText } from "#content/admin.ts";
import { countText } from "#content/format.ts";
import { AdminTable, type Column } from "./admin-table.tsx";
import { ChoiceButtons } from "./choice-buttons.tsx";
import { submitted } from "./form.tsx";
import { ListPager } from "./list-pager.tsx";
import { ListStatus, OutdatedNote } from "./list-status.tsx";
import { useAdminQuery } from "./use-staff-calls.ts";

type ListPage<Row> = { readonly data: readonly Row[]; readonly matchCount: number };

type Filter<Page> = {
  /** What each state is called; the first one is chosen where the address names none. */
  readonly states: Readonly<Record<string, string>>;
  readonly searchLabel: string;
  readonly emptySearch: string;
  /** How many rows of a state there are in all. */
  readonly countOf: (page: Page, state: string) => number;
};

/** A second filter, beside the states: a list to choose from, kept in the address under its own name. */
export type TopicFilter<Page> = {
  /** Of the query parameter, in the address and in the call. */
  readonly name: string;
  readonly label: string;
  /** What each choice is called; the first one is chosen where the address names none. */
  readonly choices: Readonly<Record<string, string>>;
  /** How many rows of a choice there are in the chosen state. */
  readonly countOf: (page: Page, choice: string) => number;
};

export type StaffListProps<Row, Page> = {
  path: string;
  schema: z.ZodType<ListPage<Row> & Page>;
  limit: number;
  caption: string;
  empty: string;
  keyOf: (row: Row) => string | number;
  /** As a table, or each row as its own article. */
  show: readonly Column<Row>[] | ((row: Row, reload: () => void) => ReactNode);
  filter?: Filter<Page>;
  topics?: TopicFilter<Page>;
  above?: (page: Page) => ReactNode;
};

/** A list of a staff screen, with pages, and with filter and search where it has a `filter`. The filter is in the address; the search isn't, because it may be a person's name. */
export function StaffList<Row, Page>(props: StaffListProps<Row, Page>) {
  const { path, schema, limit, caption, empty, keyOf, show, filter, topics, above } = props;
  const [, setParams] = useSearchParams();
  const query = usePageQuery();
  const [search, setSearch] = useState("");
  const [offset, setOffset] = useState(0);
  const params = new URLSearchParams();
  const states = Object.keys(filter?.states ?? {});
  const chosen = states.find((state) => state === query.get("state")) ?? states[0];
  if (chosen !== undefined) params.set("state", chosen);
  const choices = Object.entries(topics?.choices ?? {});
  const topic = choices.find(([choice]) => choice === (topics && query.get(topics.name)))?.[0] ?? choices[0]?.[0];
  if (topics && topic !== undefined) params.set(topics.name, topic);
  params.set("limit", String(limit));
  params.set("offset", String(offset));
  if (search !== "") params.set("search", search);
  // What is open in a row stays, whatever becomes of a later look.
  const { latest: data, error, busy, reload } = useAdminQuery(`${path}?${params}`, schema);
  const rows = data?.data ?? [];
  function searchFor(typed: string) {
    setOffset(0);
    setSearch(typed);
  }
  function choose(name: string, value: string | null) {
    setOffset(0);
    const change = (before: URLSearchParams) => {
      if (value === null) before.delete(name);
      else before.set(name, value);
      return before;
    };
    setParams(change, { replace: true, preventScrollReset: true });
  }
  const nothing = search !== "" && filter ? filter.emptySearch : empty;
  return (
    <>
      {data ? above?.(data) : null}
      {filter && chosen !== undefined ? (
        <div className="flex flex-wrap items-end justify-between gap-4 py-6">
          <ChoiceButtons
            legend={adminText.show}
            choices={states.map((state) => ({
              value: state,
              label: (
                <>
                  <span>{filter.states[state]}</span>{" "}
                  <span className="figure-mono text-sm">{data ? filter.countOf(data, state) : "–"}</span>
                </>
              ),
            }))}
            chosen={chosen}
            onChoose={(state) => choose("state", state)}
          />
          {topics && topic !== undefined ? (
            <Select
              label={topics.label}
              className="basis-56 max-sm:basis-full"
              value={topic}
              options={choices.map(([choice, words]) => [
                choice,
                data ? `${words} (${countText(topics.countOf(data, choice))})` : words,
              ])}
              onChange={({ target }) => choose(topics.name, target.value === choices[0]?.[0] ? null : target.value)}
            />
          ) : null}
          <ListSearch label={filter.searchLabel} onSearch={searchFor} />
        </div>
      ) : null}
      {rows.length === 0 ? (
        <ListStatus error={error} onRetry={reload} empty={data && nothing} />
      ) : (
        <div className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
          <OutdatedNote error={error} onRetry={reload} />
          {typeof show === "function" ? (
            <ul aria-label={caption}>
              {rows.map((row) => (
                <li key={keyOf(row)} className="border-t border-border py-6">
                  {show(row, reload)}
                </li>
              ))}
            </ul>
          ) : (
            <AdminTable caption={caption} columns={show} rows={rows} keyOf={keyOf} />
          )}
        </div>
      )}
      <ListPager offset={offset} limit={limit} count={data?.matchCount ?? 0} showFrom={setOffset} />
    </>
  );
}

function ListSearch({ label, onSearch }: { label: string; onSearch: (typed: string) => void }) {
  return (
    <search className="min-w-0 flex-1 basis-72 md:max-w-md">
      <form onSubmit={submitted((field) => onSearch(field("search").trim()))}>
        <label htmlFor="admin-search" className="mb-1.5 block font-medium">
          {label}
        </label>
        <span className="flex gap-2">
          <input
            id="admin-search"
            name="search"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className="min-h-11 min-w-0 flex-1 rounded-full border border-border-strong bg-raised px-4 text-ink"
          />
          <Button type="submit" variant="secondary">
            {adminText.search}
          </Button>
        </span>
      </form>
    </search>
  );
}
