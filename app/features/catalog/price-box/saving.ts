import { toPrice } from "#content/format.ts";

/** In cents, because fractions of dollars aren't exact in binary (docs/behavior/carbon-finder.md#price-box). */
export function saving(original: string, price: string): string {
  const cents = Math.round(Number(original) * 100) - Math.round(Number(price) * 100);
  return toPrice(cents / 100);
}
