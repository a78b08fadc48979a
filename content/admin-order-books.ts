import { countText, timeText } from "./format.ts";

/** Words of the part of the orders screen that is for the books (docs/staff.md#orders-for-the-accountant). */
export const booksText = {
  title: "For the accountant",
  /** The link above the orders that leads to this part. */
  link: "Totals of a month or quarter, and the orders as CSV",
  period: "Period",
  /** Names a month: "November 2026". @param month as `2026-11` */
  month: (month: string): string => timeText(`${month}-01`, "longMonth"),
  /** Names a quarter: "Quarter 4 of 2026". @param quarter as `2026-q4` */
  quarter: (quarter: string): string => `Quarter ${quarter.slice(-1)} of ${quarter.slice(0, 4)}`,
  days: "Other days",
  from: "First day",
  to: "Last day",
  show: "Show",
  badDay: "A day such as 2026-11-26.",
  badOrder: "The last day isn't before the first one.",
  /** Says which days the totals are of. */
  shown: (from: string, to: string): string => `${timeText(from, "date")} to ${timeText(to, "date")}`,
  note: "An order counts on the day when it was paid, and a refund or a dispute on the day when it happened, as an entry of its own, so that the figures of a past period stay. Orders that were canceled are left out.",
  tax: "Tax is what the store says of the whole order, where it says so; payments at Stripe and the demo store don't. It isn't known of refunds. Fees of the payment service aren't known here.",
  empty: "No entry in this period.",
  caption: "Totals by currency",
  columns: {
    currency: "Currency",
    orders: "Orders",
    gross: "Gross",
    refunded: "Refunded",
    net: "Net",
    tax: "Tax, as the store says",
  },
  /** Says of how many orders the tax is known. */
  taxed: (taxed: number, orders: number): string =>
    taxed === 0 ? "not known" : `of ${countText(taxed)} of ${countText(orders)} orders`,
  csv: "Download as CSV",
  file: {
    date: "Date",
    entry: "Entry",
    number: "Order number",
    currency: "Currency",
    gross: "Gross",
    refunded: "Refunded",
    net: "Net",
    tax: "Tax (as the store says)",
    sale: "Sale",
    refund: "Refund",
  },
} as const;
