import { countText, timeText } from "./format.ts";

/** Words of the staff screen of what to reorder (docs/staff.md#what-to-reorder). */
export const reorderText = {
  note: "Pieces sold in the last 28 days, and how long what is left lasts if they go on selling like that. It says nothing of seasons or of a sale.",
  /** Says from which day on orders were counted, where that is less than 28 days. @param day as `2026-11-21` */
  since: (day: string): string =>
    `The first order known here is of ${timeText(day, "date")}: the pace is of the days since then.`,
  /** Says of how many orders it isn't known what they were for. */
  unnamed: (orders: number): string =>
    orders === 1
      ? "1 order doesn't say what it was for, and isn't counted."
      : `${countText(orders)} orders don't say what they were for, and aren't counted.`,
  /** Says how many orders were refunded in full. */
  refunded: (orders: number): string =>
    orders === 1
      ? "1 order was refunded in full, and isn't counted. Of a refund in part it isn't known which piece it was."
      : `${countText(orders)} orders were refunded in full, and aren't counted. Of a refund in part it isn't known which piece it was.`,
  storeCounts:
    "Your store counts what is left, and this shop isn't told: compare the pieces with the store's inventory.",
  count: "What is left is entered in the catalog.",
  catalog: "Catalog",
  caption: "What to reorder, the most urgent first",
  columns: { name: "Product", pieces: "Sold", left: "Left", lasts: "Lasts" },
  uncounted: "not counted",
  soldOut: "Sold out",
  unsold: "none sold",
  lessThanDay: "less than a day",
  /** Says how many days what is left lasts. */
  days: (days: number): string => (days === 1 ? "1 day" : `${countText(days)} days`),
  /** What nobody plans for. */
  long: "more than a year",
} as const;
