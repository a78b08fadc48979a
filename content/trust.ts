import { facts } from "./catalog/facts.ts";

/**
 * The promises of the trust strip above the footer's end (docs/behavior/catalog.md#promises).
 * @param priorPriceRule whether a reduction may be announced only with a recorded prior price (docs/law.md): not here then
 */
export const trustPromisesOf = (priorPriceRule: boolean): readonly { title: string; text: string }[] => [
  {
    title: "Free shipping",
    text: `On orders of $${facts.shop.freeShippingFromDollars} and more`,
  },
  { title: priorPriceRule ? "Presale price" : "Early bird discount", text: "On presale trackers until they ship" },
  { title: `${facts.shop.warrantyYears}-year warranty`, text: "Covers faults in material and workmanship" },
  { title: "Secure checkout", text: "Card details never touch this site" },
];
