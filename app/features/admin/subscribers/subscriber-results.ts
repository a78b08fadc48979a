import type { SubscriberListResponse } from "#contract/subscriber-list.ts";
import type { TableRow } from "./subscriber-responses.ts";
import type { SubscriberView } from "./use-subscriber-view.ts";

export const pageRows = 100;

export type SubscriberResults = {
  rows: readonly TableRow[];
  /** Rows that the search finds, of which `rows` is one page. */
  matches: number;
  counts: { public: number; production: number; total: number };
  /** `samples`: only sample rows were available; a name: only that environment's rows were. */
  limit: "samples" | SubscriberListResponse["environment"] | null;
  /** Subscribers exist but none could be listed (docs/behavior/staff-dashboards.md#states). */
  displayIssue: boolean;
  /** ISO 8601. */
  at: string;
};

/** docs/behavior/staff-dashboards.md#table */
export function matchingRows(
  rows: readonly TableRow[],
  search: string,
  { schema, source, from = "", to = "9999" }: SubscriberView = {},
): readonly TableRow[] {
  const part = search.trim().toLowerCase();
  return rows.filter((row) => {
    const day = row.subscribed_at.slice(0, 10);
    return (
      row.email.toLowerCase().includes(part) &&
      (schema === undefined || row._schema === schema) &&
      (source === undefined || row.source === source) &&
      day >= from &&
      day <= to
    );
  });
}

/** Of rows that all came at once; a server that pages sends no more than a page. */
export function pageOf(rows: readonly TableRow[], offset: number): readonly TableRow[] {
  return rows.length > pageRows ? rows.slice(offset, offset + pageRows) : rows;
}
