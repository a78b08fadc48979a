import { toPrice } from "#content/format.ts";
import type { Variant } from "#contract/product.ts";

type Priced = Pick<Variant, "price">;

/** Gives the lowest price of some variants, with two decimals such as "24.99"; an empty text where there are none. */
export const lowestPrice = (variants: readonly Priced[]): string =>
  variants.length === 0 ? "" : toPrice(Math.min(...variants.map(({ price }) => Number(price))));

/** Whether one of some variants costs more than another. */
export const pricesDiffer = (variants: readonly Priced[]): boolean =>
  new Set(variants.map(({ price }) => Number(price))).size > 1;
