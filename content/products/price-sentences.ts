import type { Offer } from "#content/catalog/offers.ts";

/** What is said beside a card tracker's struck-through price; nothing where there is none. */
export function priceNoteOf({ kind, listPrice, percentOff, saleEnds }: Offer): string {
  if (listPrice === null) return "";
  if (kind === "presale") return `Presale price. It goes back to $${listPrice} when the presale ends.`;
  // The date is shown as the catalog says, past or not.
  const end = saleEnds === null ? "" : ` Sale ends ${saleEnds}.`;
  return `Early bird discount: about ${percentOff}% off the list price of $${listPrice}.${end}`;
}
