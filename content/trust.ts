import { listText } from "#content/format.ts";
import { byFreeShipping } from "#content/free-shipping.ts";
import { productSlugs } from "#content/products.ts";
import { facts } from "./catalog/facts.ts";
import type { Offer, Offers } from "./catalog/offers.ts";

const namesOf = (shown: readonly Offer[]): string => listText(shown.map(({ name }) => name));

/** Gives the promise of reduced prices, or of returns where nothing is reduced. */
function reductionPromise(offers: Offers): { title: string; text: string } {
  const reduced = productSlugs.map((slug) => offers[slug]).filter((offer) => offer.reduced);
  // A reduction may be announced only with a recorded prior price (docs/law.md): a presale price isn't one.
  const presale = reduced.filter(({ kind }) => kind === "presale");
  if (offers.priorPriceRule && presale.length > 0)
    return { title: "Presale price", text: `On ${namesOf(presale)} during presale` };
  if (!offers.priorPriceRule && reduced.length > 0)
    return { title: "Early bird discount", text: `On ${namesOf(reduced)}` };
  return { title: `${facts.shop.returnDays}-day returns`, text: "From the day of purchase" };
}

/** Gives the promises of the strip on home (docs/behavior/catalog.md#promises). */
export const trustPromisesOf = (offers: Offers): readonly { title: string; text: string }[] => [
  byFreeShipping(offers.freeShippingFrom, {
    always: { title: "Free shipping", text: "On every order" },
    never: { title: "No surprise at the end", text: "You see what shipping costs before you pay" },
    from: (sum) => ({ title: "Free shipping", text: `On orders of ${sum} or more` }),
  }),
  reductionPromise(offers),
  { title: `${facts.shop.warrantyYears}-year warranty`, text: "Covers faults in material and workmanship" },
  { title: "Secure checkout", text: "Card details never touch this site" },
];
