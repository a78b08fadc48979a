import { cartSuggestions } from "#content/cart.ts";
import { type Sku, skuDetailsOf } from "#content/catalog/buying.ts";

/** What goes with these things: a tag beside cards, a card beside tags; null for an empty cart and one that has both. */
export function suggestionFor(skus: readonly Sku[]): (typeof cartSuggestions)[keyof typeof cartSuggestions] | null {
  const tags = skus.filter((key) => skuDetailsOf(key).slug === "tagigo").length;
  if (skus.length === 0 || (tags > 0 && tags < skus.length)) return null;
  return tags === 0 ? cartSuggestions.keys : cartSuggestions.wallet;
}
