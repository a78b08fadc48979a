import { daysUnconfirmed } from "./catalog/shown-products.ts";
/** What the server says of a change to the catalog. */
export const catalogMessages = {
  changed: "Saved. The shop shows it now.",
  onSale: "On sale. The usual price comes back by itself.",
  shownLater: "Saved. The shop shows it as soon as it can read its database again.",
  scheduled: "Scheduled",
  cancelled: "Scheduled change cancelled",
  undone: "Undone. The shop shows what was there before.",
  refused: "Nothing was saved. See the fields in red.",
  changedMeanwhile: "Nothing was saved: somebody changed this in the meantime.",
  undoStale: "This can't be undone: somebody changed it again since. Undo that first.",
  undoMisfit: "This can't be undone: what was there before no longer fits the rest.",
  badMoment: "Choose a moment in the future, at most two years ahead.",
  badLastDay: "A sale's last day is its first or a later one, at most two years ahead.",
  saleRuns: "This brings back the usual price after a sale that has begun. End the sale instead.",
  previewOver: "This preview is over. Open a new one from the catalog screen.",
  full: "Too many changes are scheduled. Cancel one first.",
} as const;

/**
 * Says how long ago a day was.
 * @param days at least 1
 */
function agoText(days: number): string {
  if (days <= 1) return "yesterday";
  if (days < 61) return `${days} days ago`;
  const months = Math.floor(days / 30.4);
  if (months < 12) return `${months} months ago`;
  const years = Math.floor(days / 365.2);
  return years <= 1 ? "a year ago" : `${years} years ago`;
}

/**
 * Says of a product that a day which it announces has passed.
 * @param title the product's title
 * @param field which of its days it is
 * @param printed the day as pages show it
 * @param days how many days ago it was, at least 1
 */
export const passedDateText = (title: string, field: "shipDate" | "saleEnds", printed: string, days: number): string =>
  field === "shipDate"
    ? `${title}: the ship date it names, ${printed}, was ${agoText(days)}.`
    : `${title}: the sale it announces ended on ${printed}, ${agoText(days)}.${days > daysUnconfirmed ? " Shoppers see no list price until you confirm that it still holds." : ""}`;
