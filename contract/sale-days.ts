import { dayOfPrinted, printedDay } from "./printed-date.ts";

/**
 * A sale begins and ends at noon in UTC, when the day before is over everywhere, last in UTC-12: whoever reads "Sale ends
 * 11/25/2026" has until their own midnight.
 */
const noon = (day: string, daysLater = 0): string => {
  const moment = new Date(`${day}T12:00:00.000Z`);
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  return moment.toISOString();
};

/** When a sale begins of which this is the first day (`2026-11-23`); ISO 8601. */
export const saleBegins = (firstDay: string): string => noon(firstDay);

/** When a sale is over of which this is the last day (`2026-11-25`); ISO 8601. */
export const saleOver = (lastDay: string): string => noon(lastDay, 1);

/** When a sale is over of which the shop prints this as the last day; null for what is no day. */
export function printedSaleOver(printed: string | undefined): string | null {
  const day = printed === undefined ? null : dayOfPrinted(printed);
  return day === null ? null : saleOver(day);
}

/** The last day of a sale as the shop prints it: "11/25/2026". */
export const saleEndText = (lastDay: string): string => printedDay(lastDay, "figures");
