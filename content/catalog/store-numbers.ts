import { groupBy } from "#content/group-by.ts";
import { productKeys, type Sku, skuDetails, skuDetailsOf, skus } from "./buying.ts";

/** The numbers that a live store gives our products and SKUs, by our keys (content/catalog/buying.ts). */
export type StoreNumbers = Readonly<Record<string, string>>;

/** The SKUs that an owner finds in the store: all but those that stand for another one. */
export const chosenSkus: readonly Sku[] = skuDetails.filter(({ alias }) => !alias).map(({ key }) => key);

/** Gives our keys for which there is no number of the store: of products and of SKUs. */
export const missingNumbers = (numbers: StoreNumbers): readonly string[] =>
  [...productKeys, ...skus].filter((key) => !/^\d{1,20}$/.test(numbers[key] ?? ""));

/**
 * Gives the keys that share a number of the store with something else, as lists with commas. SKUs of one variant of the
 * catalog may share one: they cost the same and sell out together.
 */
export function repeatedNumbers(numbers: StoreNumbers): readonly string[] {
  const productsByKey = productKeys.map((key) => ({ key, thing: key }));
  const choices = skus.map((key) => ({ key, thing: skuDetailsOf(key).variant }));
  return [productsByKey, choices].flatMap((kind: readonly { readonly key: string; readonly thing: string }[]) =>
    [...groupBy(kind, ({ key }) => numbers[key] ?? "").entries()]
      .filter(([number, same]) => number !== "" && new Set(same.map(({ thing }) => thing)).size > 1)
      .map(([, same]) => same.map(({ key }) => key).join(", ")),
  );
}
