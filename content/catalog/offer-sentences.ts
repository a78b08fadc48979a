import { moneyText } from "#content/money.ts";
import { footnoteOf } from "./disagreeing-figures.ts";
import { hasBuiltInTagigoDate, type Offer, type Offers } from "./offers.ts";
import { passedDate } from "./passed-date.ts";

/**
 * Answers the question "When will it ship?" in a sentence.
 * @param presale makes the answer while the product is on presale with a date, which it gets as printed; where that
 * date has passed, a sentence that says so is added
 */
export function whenItShips(
  { name, kind, shipDate, shipDatePassed }: Offer,
  presale: (date: string) => string,
): string {
  if (kind === "in-stock") return `${name} is in stock and ships immediately.`;
  if (kind === "sold-out")
    return `${name} is sold out. Leave your email address on its page, and we'll write to you when it ships again.`;
  if (shipDate === null) return `${name} is on presale. Its ship date isn't set yet.`;
  return shipDatePassed ? `${presale(shipDate)} ${passedDate.ship}` : presale(shipDate);
}

/** Says in a few words when a product ships, for lists: "Ships October 31, 2025", and no date that has passed. */
export function shipsShort({ kind, shipDate, shipDatePassed }: Offer): string {
  if (kind === "in-stock") return "Ships immediately";
  if (kind === "sold-out") return "Sold out";
  if (shipDate === null) return "On presale";
  return shipDatePassed ? "Ship date to be announced" : `Ships ${shipDate}`;
}

/**
 * Gives the footnote beside Tagigo's ship date, which says what the other screen gives. Undefined once staff have set
 * another date, which is then the same everywhere.
 * @param where the screen that the footnote stands on
 */
export const tagigoShipFootnote = (offers: Offers, where: "product page" | "blog teaser"): string | undefined =>
  hasBuiltInTagigoDate(offers) ? footnoteOf(offers.figures, "tagigo-ship-date", where) : undefined;

/**
 * Says on which day a sale ends, and once that day has passed that the price still applies. The sentence begins with a
 * blank to follow another one; it is an empty text where no end is known.
 */
export function saleEndOf({ saleEnds, saleEndPassed }: Offer): string {
  if (saleEnds === null) return "";
  const ends = ` Sale ends ${saleEnds}.`;
  return saleEndPassed ? `${ends} ${passedDate.sale}` : ends;
}

/**
 * Gives the end of a sale that has passed, for small type below a price beside which no list price stands any more; an empty
 * text where there is none.
 */
export const passedSaleOf = (offer: Offer): string =>
  offer.listPrice === null && offer.saleEndPassed ? saleEndOf(offer).trim() : "";

/**
 * Says below a price what it is compared with: the price after the presale, or the list price of a discount, and when a
 * sale ends. An empty text where no list price may be named.
 */
export function priceNoteOf(offer: Offer): string {
  const { kind, listPrice, percentOff } = offer;
  if (listPrice === null) return "";
  const note =
    kind === "presale"
      ? `Presale price. It goes back to ${moneyText(listPrice)} when the presale ends.`
      : `Early bird discount: about ${percentOff}% off the list price of ${moneyText(listPrice)}.`;
  return `${note}${saleEndOf(offer)}`;
}
