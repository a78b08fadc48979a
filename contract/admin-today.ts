import { z } from "zod";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** What can need somebody of staff. Each has its words and its screen in content/admin-today.ts. */
export const todayKind = z.enum([
  "restored",
  "data-requests-overdue",
  "complaints-overdue",
  "withdrawals",
  "complaints-due",
  "data-requests",
  "mail-resting",
  "mail-unsent",
  "clock",
  "messages",
  "backup-failed",
  "backup",
  "catalog-dates",
  "catalog-changes",
  "live-prices",
  "prices",
  "campaigns",
  "mail-put-off",
  "mail-waiting",
  "page-failures",
  "reviews",
  "searches",
]);
export type TodayKind = z.infer<typeof todayKind>;

/** Something that needs somebody: how much of it there is, and since when the oldest of it waits. */
const todayItem = z.object({
  kind: todayKind,
  count: int.positive(),
  /** ISO 8601; null where nobody knows. */
  oldestAt: z.string().nullable(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** What needs somebody, the most urgent first; an empty list is a quiet day. */
export const todayResponse = staffResponse({
  checkedAt: z.string(),
  items: rowsOf(todayItem),
  /** How many things of the set-up stand between the shop and real customers; 0 for an editor, who can't settle them. */
  unsettled: int.nonnegative(),
});
export type TodayResponse = z.infer<typeof todayResponse>;
