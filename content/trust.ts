import { facts } from "./catalog/facts.ts";
import { presentation, productSlugs } from "./catalog/presentation.ts";
import { products } from "./catalog/products.ts";

/** The products with a struck-through price. */
const reduced = productSlugs
  .map((slug) => presentation[slug])
  .filter(({ catalogId }) =>
    products.find(({ id }) => id === catalogId)?.variants.some(({ originalPrice }) => originalPrice !== undefined),
  );

const list = new Intl.ListFormat("en-US");
const namesOf = (shown: typeof reduced): string => list.format(shown.map(({ name }) => name));

/**
 * The promises of the trust strip above the footer's end (docs/behavior/catalog.md#promises).
 * @param priorPriceRule whether a reduction may be announced only with a recorded prior price (docs/law.md): not here then
 */
export const trustPromisesOf = (priorPriceRule: boolean): readonly { title: string; text: string }[] => [
  {
    title: "Free shipping",
    text: `On orders of $${facts.shop.freeShippingFromDollars} or more`,
  },
  priorPriceRule
    ? {
        title: "Presale price",
        text: `On ${namesOf(reduced.filter(({ availability }) => availability.kind === "presale"))} during presale`,
      }
    : { title: "Early bird discount", text: `On ${namesOf(reduced)}` },
  { title: `${facts.shop.warrantyYears}-year warranty`, text: "Covers faults in material and workmanship" },
  { title: "Secure checkout", text: "Card details never touch this site" },
];
