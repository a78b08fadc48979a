import { skuDetailsOf } from "#content/catalog/buying.ts";
import type { Bought, Stock } from "#server/db/queries/stock.ts";
import type { CartLine } from "./cart.ts";
import type { PricedLine } from "./totals.ts";

const sumsOf = (lines: readonly CartLine[]): ReadonlyMap<string, Bought> => {
  const sums = new Map<string, Bought>();
  for (const { key, quantity } of lines) {
    const { product, variant } = skuDetailsOf(key);
    sums.set(variant, { product, variant, quantity: quantity + (sums.get(variant)?.quantity ?? 0) });
  }
  return sums;
};

/** Gives what the lines of a cart take from the stock, by variant: two SKUs of one variant share what is left. */
export const boughtOf = (lines: readonly CartLine[]): readonly Bought[] => [...sumsOf(lines).values()];

/** Gives the lines whose variant has fewer left than all lines together ask for. */
export function beyondStock(lines: readonly PricedLine[], stock: Stock): readonly PricedLine[] {
  const sums = sumsOf(lines);
  return lines.filter(({ key }) => {
    const { variant } = skuDetailsOf(key);
    return (sums.get(variant)?.quantity ?? 0) > (stock.get(variant) ?? Number.POSITIVE_INFINITY);
  });
}

/** Gives the lines with as much of each as is left: the first lines come first, and those that get nothing are gone. */
export function withinStock(lines: readonly CartLine[], stock: Stock): CartLine[] {
  const remaining = new Map(stock);
  return lines.flatMap((line) => {
    const { variant } = skuDetailsOf(line.key);
    const available = remaining.get(variant);
    if (available === undefined) return [line];
    const quantity = Math.min(line.quantity, available);
    remaining.set(variant, available - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
