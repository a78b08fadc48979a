import { z } from "zod";
import { directSubscribersCountResponse, subscribersCountResponse } from "#contract/admin-subscribers.ts";
import { adminSubscriber, type SubscriberListResponse, subscriberListResponse } from "#contract/subscriber-list.ts";
import type { SubscriberView } from "./use-subscriber-view.ts";

/** Other names under which the address may come. */
const emailNames = ["email_address", "emailAddress", "subscriber_email"] as const;

function withEmail(row: unknown): unknown {
  if (typeof row !== "object" || row === null || "email" in row) return row;
  const found = Object.entries(row).find(([name]) => emailNames.some((known) => known === name));
  return found ? { ...row, email: found[1] } : row;
}

/** The contract's row, with the address under whichever name. */
export const tableRow = z.preprocess(withEmail, adminSubscriber.extend({ source: z.string().default("") }));
export type TableRow = z.infer<typeof tableRow>;

/** Without `matchCount` it is taken to be the whole list. */
export const listResponse = subscriberListResponse.extend({
  data: z.array(tableRow),
  matchCount: z.number().int().optional(),
});

export const directResponse = directSubscribersCountResponse.extend({ samples: z.array(tableRow) });

/** For trying a token; its shape beyond success doesn't matter. */
export const countResponse = subscribersCountResponse.pick({ success: true });

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
  { schema, source, from = "", to = "9999" }: SubscriberView,
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
