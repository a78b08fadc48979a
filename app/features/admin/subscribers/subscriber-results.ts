import type { SubscriberListResponse } from "#contract/subscriber-list.ts";
import type { TableRow } from "./subscriber-responses.ts";
import type { SubscriberView } from "./use-subscriber-view.ts";

/** Rows on a page of the table; the server sends one page at a time. */
export const pageRows = 100;

/** The data of a dashboard, whatever its source. */
export type SubscriberResults = {
  rows: readonly TableRow[];
  /** Rows that the search finds, of which `rows` is one page. */
  matches: number;
  counts: { public: number; production: number; total: number };
  /** `samples`: only sample rows were available; a name: only that environment's rows were. */
  limit: "samples" | SubscriberListResponse["environment"] | null;
  /** The counts say that subscribers exist but none could be listed (docs/behavior/staff-dashboards.md#states). */
  displayIssue: boolean;
  /** When the server answered, as an ISO date. */
  at: string;
};

/**
 * The rows whose address contains `search`, whatever the case (docs/behavior/staff-dashboards.md#table), and that the
 * filters leave.
 */
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

/** A page of rows that all came at once; a server that pages sends no more than a page. */
export function pageOf(rows: readonly TableRow[], offset: number): readonly TableRow[] {
  return rows.length > pageRows ? rows.slice(offset, offset + pageRows) : rows;
}
