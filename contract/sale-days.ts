import { dayOfPrinted, printedDay } from "./printed-date.ts";

/** Noon in UTC: the day before is over in UTC-12 too, so "Sale ends 11/25/2026" holds until one's own midnight. */
const noon = (day: string, daysLater = 0): string => {
  const moment = new Date(`${day}T12:00:00.000Z`);
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment.toISOString();
};

/** Gives the moment at which a sale begins, in ISO 8601, from its first day, such as `2026-11-23`. */
export const saleBegins = (firstDay: string): string => noon(firstDay);

/** Gives the moment at which a sale is over, in ISO 8601, from its last day, such as `2026-11-25`. */
export const saleOver = (lastDay: string): string => noon(lastDay, 1);

/** Gives the moment at which a sale is over from its last day as pages print it; null for what is no day. */
export function printedSaleOver(printed: string | undefined): string | null {
  const day = printed === undefined ? null : dayOfPrinted(printed);
  return day === null ? null : saleOver(day);
}

/** Prints the last day of a sale, such as `2026-11-25`, as pages do: `11/25/2026`. */
export const saleEndText = (lastDay: string): string => printedDay(lastDay, "figures");
