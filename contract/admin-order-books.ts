import { z } from "zod";
import { currencyCode } from "./currency-code.ts";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

const day = z.iso.date();
const isInOrder = ({ from, to }: { from: string; to: string }): boolean => from <= to;

/** The days of a period, both included, in UTC. */
export const booksQuery = z.object({ from: day, to: day }).refine(isInOrder);
export type BooksDays = z.infer<typeof booksQuery>;

/** The sums of a period by currency, in its smallest units: the same as those of the file. */
export const booksResponse = staffResponse({
  kind: z.enum(["demo", "live"]),
  /** Whether payments are reported to the server, by the demo store or a webhook. */
  reported: z.boolean(),
  totals: rowsOf(
    z.object({
      currency: currencyCode,
      orders: int,
      cents: int,
      refunded: int,
      tax: int,
      /** How many of the orders have a tax that the store named. */
      taxed: int,
    }),
  ),
});
export type BooksResponse = z.infer<typeof booksResponse>;

/** Asks for a ticket that downloads the entries of a period. */
export const booksTicketRequest = z.strictObject({
  orders: z.strictObject({ from: day, to: day }).refine(isInOrder),
});
export type BooksTicketRequest = z.infer<typeof booksTicketRequest>;

/** The name of the file of a period. */
export const booksFileName = ({ from, to }: BooksDays): string => `orders-${from}-to-${to}.csv`;

/**
 * Gives the days of a month (`2026-11`) or a quarter (`2026-q4`); null for any other text.
 */
export function daysOfPeriod(period: string): BooksDays | null {
  const [, year = "", month, quarter] = /^(\d{4})-(?:(0[1-9]|1[0-2])|q([1-4]))$/.exec(period) ?? [];
  const first = month === undefined ? (Number(quarter) - 1) * 3 : Number(month) - 1;
  if (year === "" || !(first >= 0)) return null;
  const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  const months = month === undefined ? 3 : 1;
  return { from: dayOf(Date.UTC(Number(year), first)), to: dayOf(Date.UTC(Number(year), first + months, 0)) };
}
