import { toPrice } from "#content/format.ts";

/**
 * What a price saves: original minus price, two decimals (docs/behavior/carbon-finder.md#price-box). Computed in cents,
 * because fractions of dollars aren't exact in binary.
 * @param original, price dollars with two decimals, without the sign
 */
export function saving(original: string, price: string): string {
  const cents = Math.round(Number(original) * 100) - Math.round(Number(price) * 100);
  return toPrice(cents / 100);
}
