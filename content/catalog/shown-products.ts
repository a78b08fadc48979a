import type { Product } from "#contract/product.ts";
import { daysSince, printedDate } from "./passed-date.ts";
import { usualWords } from "./usual-words.ts";

/** For so many days after the end of a sale its list price may stay struck through without staff having said so. */
export const daysUnconfirmed = 30;

/** Whether a product's list prices wait for staff to confirm them, because the sale that they were announced for is long over. */
function awaitsConfirmation({ saleEnds, confirmedSaleEnd }: Product, now: Date): boolean {
  const days = daysSince(saleEnds, now);
  return days !== null && days > daysUnconfirmed && confirmedSaleEnd !== saleEnds;
}

function withHeldListPrice(product: Product, now: Date): Product {
  if (!awaitsConfirmation(product, now)) return product;
  return { ...product, variants: product.variants.map(({ originalPrice: _, ...variant }) => variant) };
}

/** What is sold out takes its presale, its saving and its date with it. */
function withoutPromises(product: Product): Product {
  const { availability, badge, variants } = product;
  const isSoldOut = availability.kind === "sold-out" || variants.every(({ soldOut }) => soldOut);
  const unsaved = variants.map((variant) => {
    if (!isSoldOut && !variant.soldOut) return variant;
    const { originalPrice: _, ...rest } = variant;
    return rest;
  });
  if (!isSoldOut) return { ...product, variants: unsaved };
  const { saleEnds: _, ...rest } = product;
  // Words of staff's own for a product that is sold out stay.
  const hasOwnWords =
    availability.kind === "sold-out" && badge !== usualWords.presale.badge && !printedDate.test(availability.note);
  return {
    ...rest,
    variants: unsaved,
    badge: hasOwnWords || badge === "" ? badge : usualWords["sold-out"].badge,
    availability: { kind: "sold-out", note: hasOwnWords ? availability.note : usualWords["sold-out"].shipLine() },
  };
}

/**
 * Gives products as shoppers may see them now: list prices whose sale ended more than 30 days ago only where
 * staff confirmed them; nothing of what is sold out but that it is.
 * @param holdsListPrices false where recorded prior prices stand in place of list prices (docs/law.md), and where a live store
 *   sets them
 */
export const shownProducts = (products: readonly Product[], now: Date, holdsListPrices = true): readonly Product[] =>
  products.map((product) => withoutPromises(holdsListPrices ? withHeldListPrice(product, now) : product));
