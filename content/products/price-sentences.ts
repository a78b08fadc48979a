import type { Offer } from "#content/catalog/offers.ts";
import { passedDate } from "#content/catalog/passed-date.ts";

export function priceNoteOf({ kind, listPrice, percentOff, saleEnds, saleEndPassed }: Offer): string {
  if (listPrice === null) return "";
  if (kind === "presale") return `Presale price. It goes back to $${listPrice} when the presale ends.`;
  const end = saleEnds === null ? "" : ` Sale ends ${saleEnds}.${saleEndPassed ? ` ${passedDate.sale}` : ""}`;
  return `Early bird discount: about ${percentOff}% off the list price of $${listPrice}.${end}`;
}
