import type { CatalogField } from "#contract/catalog-fields.ts";
import { type CatalogProblemCode, highestPrice, textLengths } from "#contract/catalog-problems.ts";

const figures = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });

/** Why a value is refused: see contract/catalog-problems.ts; `gone`: the product or one of its variants is. */
type ProblemCode = CatalogProblemCode | "changed-meanwhile" | "live-price" | "gone";

const fields = {
  price: "Price",
  originalPrice: "Compare-at price",
  soldOut: "Sold out",
  availability: "Availability",
  shipDate: "Ship date",
  shipLine: "Ship line",
  badge: "Badge",
  saleEnds: "Sale ends",
} as const satisfies Record<CatalogField, string>;

/** What is said beside a field whose value is refused. @param now its present value */
export function problemText(code: ProblemCode, now: string): string {
  switch (code) {
    case "price-format":
      return "Dollars with two decimals, such as 27.99.";
    case "price-range":
      return `More than zero and at most ${figures.format(highestPrice)}.`;
    case "compare-at-lower":
      return "Must be higher than the price. Leave it empty to show none.";
    case "date-unreal":
      return "This day doesn't exist.";
    case "date-missing":
      return "A presale needs a ship date.";
    case "date-past":
      return "This day has already passed by then.";
    case "text-not-plain":
      return `One line of plain text: ${textLengths.badge} characters for a badge, ${textLengths.shipLine} for a ship line.`;
    case "changed-meanwhile":
      return `Somebody changed this in the meantime. It's now ${now === "" ? "empty" : now}.`;
    case "live-price":
      return "This price comes from the live store. Change it there.";
    case "gone":
      return "This product or variant no longer exists.";
  }
}

/** Words of the staff screen that changes the catalog (docs/staff.md). */
export const catalogText = {
  title: "Catalog",
  intro:
    "Prices, availability and dates as shoppers see them. A change is live within ten seconds, with no new release.",
  fields,
  nothing: "nothing",
} as const;

/** What the server says of a change. */
export const catalogMessages = {
  changed: "Saved. The shop shows it now.",
  scheduled: "Scheduled",
  cancelled: "Scheduled change cancelled",
  undone: "Undone. The shop shows what was there before.",
  refused: "Nothing was saved. See the fields in red.",
  changedMeanwhile: "Nothing was saved: somebody changed this in the meantime.",
  badMoment: "Choose a moment in the future, at most two years ahead.",
  previewOver: "This preview is over. Open a new one from the catalog screen.",
  full: "Too many changes are scheduled. Cancel one first.",
} as const;

function agoText(days: number): string {
  if (days <= 1) return "yesterday";
  if (days < 60) return `${days} days ago`;
  const months = Math.floor(days / 30.4);
  if (months < 12) return `${months} months ago`;
  const years = Math.floor(days / 365.2);
  return years <= 1 ? "a year ago" : `${years} years ago`;
}

/** A day that is announced although it has passed. @param days how many days ago it was */
export function passedDateText(title: string, field: "shipDate" | "saleEnds", printed: string, days: number): string {
  return field === "shipDate"
    ? `${title}: “Ships ${printed}” was ${agoText(days)}.`
    : `${title}: “Sale ends ${printed}” was ${agoText(days)}.`;
}
