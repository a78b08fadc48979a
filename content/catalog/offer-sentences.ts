import { moneyText } from "#content/money.ts";
import { footnoteOf } from "./disagreeing-figures.ts";
import { hasBuiltInTagigoDate, type Offer, type Offers } from "./offers.ts";
import { passedDate } from "./passed-date.ts";

/** Answers 'When will it ship?'. @param presale the answer while it is on presale with a date */
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

/** "Ships October 31, 2025". */
export function shipsShort({ kind, shipDate }: Offer): string {
  if (kind === "in-stock") return "Ships immediately";
  if (kind === "sold-out") return "Sold out";
  return shipDate === null ? "On presale" : `Ships ${shipDate}`;
}

/** None once staff have set another date, which is then the same everywhere. */
export const tagigoShipFootnote = (offers: Offers, where: "product page" | "blog teaser"): string | undefined =>
  hasBuiltInTagigoDate(offers) ? footnoteOf("tagigo-ship-date", where) : undefined;

/** The day on which a sale ends, and after it what is true; nothing where none is named. */
export const saleEndOf = ({ saleEnds, saleEndPassed }: Offer): string =>
  saleEnds === null ? "" : ` Sale ends ${saleEnds}.${saleEndPassed ? ` ${passedDate.sale}` : ""}`;

export function priceNoteOf(offer: Offer): string {
  const { kind, listPrice, percentOff } = offer;
  if (listPrice === null) return "";
  const note =
    kind === "presale"
      ? `Presale price. It goes back to ${moneyText(listPrice)} when the presale ends.`
      : `Early bird discount: about ${percentOff}% off the list price of ${moneyText(listPrice)}.`;
  return `${note}${saleEndOf(offer)}`;
}
