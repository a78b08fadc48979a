import { countText } from "./format.ts";

/** Words of the sales figures on the first staff screen (docs/staff.md#how-is-business). */
export const figuresText = {
  title: "How is business?",
  note: "A checkout that nobody paid counts as unfinished after an hour. Refunded is what was refunded or disputed on a day, less what came back; net is gross less that. The services' fees aren't known here.",
  /**
   * Says what the figures leave out.
   * @param amount the sum with its currency
   * @param days how many days the figures are of
   */
  others: (orders: number, amount: string, days: number): string => {
    const counted = orders === 1 ? "1 order" : `${countText(orders)} orders`;
    return `Beside these, ${counted} of the last ${days} days in another currency: ${amount}.`;
  },
  orders: "All orders",
  spans: {
    caption: "Today, 7 and 28 days, each beside as many days before",
    name: (days: number): string => (days === 1 ? "Today" : `${days} days`),
    before: (days: number): string => (days === 1 ? "yesterday" : "before"),
    period: "Period",
  },
  columns: {
    orders: "Orders",
    gross: "Gross",
    refunded: "Refunded",
    net: "Net",
    fees: "Fees",
    failed: "Failed payments",
    unfinished: "Unfinished checkouts",
  },
  /**
   * Tells the chart to whoever can't see it.
   * @param most the highest day's sales as an amount of money
   * @param when that day in words
   */
  chart: (days: number, most: string, when: string): string =>
    `Gross sales of the last ${days} days; the most, ${most}, on ${when}. The table below has each figure.`,
  /** Stands in the chart's place where no sale is recorded. */
  nothing: (days: number): string => `No sale of the last ${days} days is recorded.`,
  sold: {
    title: "What sold",
    name: "Product",
    pieces: (days: number): string => `${days} days`,
    before: "Before",
    empty: "No payment of these days says what it was for.",
    reorder: "What to reorder",
  },
  days: {
    title: "Day by day",
    show: "The same figures as a table",
    day: "Day",
    csv: "Download as CSV",
    file: "sales.csv",
    unknownFees: "unknown",
  },
} as const;
