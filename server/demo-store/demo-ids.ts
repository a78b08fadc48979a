import { demoIds, type Sku, skuDetailsOf, skus, tagigoSku } from "#content/catalog/buying.ts";

const skuOfNumber = new Map(skus.map((key) => [demoIds[key], key]));

/**
 * Gives the SKU of a variant's number in the demo store, or null for a number that isn't one. An alias gives its main
 * SKU, so that a cart has one line for both.
 */
export function skuOfVariant(number: string): Sku | null {
  const key = skuOfNumber.get(number);
  if (key === undefined) return null;
  const { alias, choice } = skuDetailsOf(key);
  return alias && choice !== null ? tagigoSku(choice.network, choice.pack, choice.color) : key;
}

/** Gives the address of the picture of a SKU, in the name scheme that the SDK expects of a store. */
export const demoPictureAddress = (key: Sku): string => `/demo-store/pictures/${skuDetailsOf(key).picture}.webp`;
