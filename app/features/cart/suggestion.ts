import { cartSuggestions, cartText } from "#content/cart.ts";
import { type Sku, skuDetails, skuDetailsOf } from "#content/catalog/buying.ts";

export type CartSuggestion = {
  readonly sku: Sku;
  readonly reason: string;
  /** Whether the order ships free with it and doesn't without. */
  readonly getsFreeShipping: boolean;
};

/**
 * A tag beside cards, a card beside tags, nothing beside both; below the free-shipping threshold something that reaches
 * it.
 * @param gap to free shipping, in dollars; null while the sum isn't known, or where nothing ships free
 * @param priceOf null for a SKU that can't be bought now
 */
export function suggestionFor(
  skus: readonly Sku[],
  gap: number | null,
  priceOf: (sku: Sku) => number | null,
): CartSuggestion | null {
  if (skus.length === 0) return null;
  const tags = skus.filter((key) => skuDetailsOf(key).slug === "tagigo").length;
  const besideTags = tags === skus.length ? cartSuggestions.wallet : null;
  const fitting = tags === 0 ? cartSuggestions.keys : besideTags;
  const price = fitting && priceOf(fitting.sku);
  const least = Math.max(0, gap ?? 0);
  if (fitting && price !== null && price >= least) return { ...fitting, getsFreeShipping: least > 0 };
  if (least === 0) return null;
  const [cheapest] = skuDetails
    .flatMap(({ key, alias }) => {
      const dollars = alias ? null : priceOf(key);
      return dollars !== null && dollars >= least ? [{ sku: key, dollars }] : [];
    })
    .toSorted((a, b) => a.dollars - b.dollars);
  return cheapest ? { sku: cheapest.sku, reason: cartText.getsFreeShipping, getsFreeShipping: true } : null;
}
