import type { Offer } from "#content/catalog/offers.ts";
import { passedDate } from "#content/catalog/passed-date.ts";

/** The day on which a sale ends, and after it what is true; nothing where none is named. */
export const saleEndOf = ({ saleEnds, saleEndPassed }: Offer): string =>
  saleEnds === null ? "" : ` Sale ends ${saleEnds}.${saleEndPassed ? ` ${passedDate.sale}` : ""}`;

export function priceNoteOf(offer: Offer): string {
  const { kind, listPrice, percentOff } = offer;
  if (listPrice === null) return "";
  const note =
    kind === "presale"
      ? `Presale price. It goes back to $${listPrice} when the presale ends.`
      : `Early bird discount: about ${percentOff}% off the list price of $${listPrice}.`;
  return `${note}${saleEndOf(offer)}`;
}
