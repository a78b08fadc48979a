import { dayOfPrinted, printedDay } from "./printed-date.ts";

/** Noon in UTC: the day before is over in UTC-12 too, so "Sale ends 11/25/2026" holds until one's own midnight. */
const noon = (day: string, daysLater = 0): string => {
  const moment = new Date(`${day}T12:00:00.000Z`);
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment.toISOString();
};

/** ISO 8601, from a first day such as `2026-11-23`. */
export const saleBegins = (firstDay: string): string => noon(firstDay);

/** ISO 8601, from a last day such as `2026-11-25`. */
export const saleOver = (lastDay: string): string => noon(lastDay, 1);

/** Null for what is no day. */
export function printedSaleOver(printed: string | undefined): string | null {
  const day = printed === undefined ? null : dayOfPrinted(printed);
  return day === null ? null : saleOver(day);
}

/** "11/25/2026". */
export const saleEndText = (lastDay: string): string => printedDay(lastDay, "figures");
