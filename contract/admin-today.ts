import { z } from "zod";

/** What can need somebody. Each has its words and its screen in content/admin-today.ts. */
export const todayKind = z.enum([
  "withdrawals",
  "mail-refused",
  "messages",
  "backup",
  "prices",
  "campaigns",
  "mail-waiting",
  "searches",
]);
export type TodayKind = z.infer<typeof todayKind>;

/** Something that needs somebody: how much of it there is, and since when the oldest of it does. */
const todayItem = z.object({
  kind: todayKind,
  count: z.number().int().positive(),
  /** ISO 8601; null where nobody knows. */
  oldestAt: z.string().nullable(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** `GET /api/admin/today`: what needs somebody, the most urgent first; an empty list is a quiet day. */
export const todayResponse = z.object({
  success: z.literal(true),
  checkedAt: z.string(),
  items: z.array(todayItem),
});
export type TodayResponse = z.infer<typeof todayResponse>;
