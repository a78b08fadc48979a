import { groupBy } from "#content/group-by.ts";
import { notInStore, storeNumber } from "#contract/shop-settings.ts";
import { productKeys, type Sku, skuDetails, skuDetailsOf, skus } from "./buying.ts";

/**
 * The numbers that a live store gives our products and SKUs, by our keys (content/catalog/buying.ts); `none` for a SKU that
 * it doesn't sell.
 */
export type StoreNumbers = Readonly<Record<string, string>>;

const isNumber = (text: string | undefined): text is string => storeNumber.safeParse(text).success;

/** The SKUs that an owner finds in the store: all but those that stand for another one. */
export const chosenSkus: readonly Sku[] = skuDetails.filter(({ alias }) => !alias).map(({ key }) => key);

/** Gives the numbers that can be bought by. */
export const soldNumbers = (numbers: StoreNumbers): StoreNumbers =>
  Object.fromEntries(Object.entries(numbers).filter(([, number]) => isNumber(number)));

/**
 * Gives our keys of which nobody has said what they are in the store: SKUs without a number that aren't `none`, and products
 * without a number of which a SKU has one.
 */
export function missingNumbers(numbers: StoreNumbers): readonly string[] {
  const sold = new Set(skuDetails.flatMap(({ key, product }) => (isNumber(numbers[key]) ? [product] : [])));
  return [
    ...productKeys.filter((key) => !isNumber(numbers[key]) && sold.has(key)),
    ...skus.filter((key) => !isNumber(numbers[key]) && numbers[key] !== notInStore),
  ];
}

/** Gives the ids of the catalog's variants that can't be bought, because no SKU of them has a number of the store. */
export function unsoldVariants(numbers: StoreNumbers): ReadonlySet<string> {
  const sold = new Set(skuDetails.flatMap(({ key, variant }) => (isNumber(numbers[key]) ? [variant] : [])));
  return new Set(skuDetails.flatMap(({ variant }) => (sold.has(variant) ? [] : [variant])));
}

/**
 * Gives the keys that share a number of the store with something else, as lists with commas. SKUs of one variant of the
 * catalog may share one: they cost the same and sell out together.
 */
export function repeatedNumbers(numbers: StoreNumbers): readonly string[] {
  const productsByKey = productKeys.map((key) => ({ key, thing: key }));
  const choices = skus.map((key) => ({ key, thing: skuDetailsOf(key).variant }));
  return [productsByKey, choices].flatMap((kind: readonly { readonly key: string; readonly thing: string }[]) =>
    [...groupBy(kind, ({ key }) => numbers[key] ?? "").entries()]
      .filter(([number, same]) => isNumber(number) && new Set(same.map(({ thing }) => thing)).size > 1)
      .map(([, same]) => same.map(({ key }) => key).join(", ")),
  );
}
