import { z } from "zod";
import { currencyCode } from "./currency-code.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/**
 * The figures of one day in UTC. Money is cents: what was paid that day (gross), and what was refunded or disputed that
 * day, less what came back.
 */
const day = z.object({ day: z.string(), orders: int, cents: int, refunded: int, failed: int, unfinished: int });
export type FiguresDay = z.infer<typeof day>;

/** Sales by day, and what sold (docs/staff.md#how-is-business). */
export const figuresResponse = staffResponse({
  kind: z.enum(["demo", "live"]),
  /** Whether payments are reported to the server, by the demo store or a webhook. */
  reported: z.boolean(),
  /** Twice the longest span, the oldest first, today last. */
  days: z.array(day),
  /** Paid in other currencies within the longest span, in their smallest units: no part of `days`. */
  others: rowsOf(z.object({ currency: currencyCode, orders: int, cents: int })),
  /** Pieces of the longest span, and of as many days before; the most first. */
  sold: z.array(z.object({ name: z.string(), pieces: int, before: int })),
});
export type FiguresResponse = z.infer<typeof figuresResponse>;

/** Days of the spans that are compared with as many days before. */
export const figureSpans = [1, 7, 28] as const;
export const longestSpan = 28;
