import { colorsOf, type Sku, skuDetailsOf, skuName, skus } from "#content/catalog/buying.ts";
import { chosenSkus, type StoreNumbers } from "#content/catalog/store-numbers.ts";
import { groupBy } from "#content/group-by.ts";
import type { Product } from "#contract/product.ts";
import { notInStore } from "#contract/shop-settings.ts";
import type { StoreVariant } from "./store-products.ts";

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);

/** How alike two texts are: the share of all their words that both have, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/** What a SKU may be called in a store: as an order names it, and with its network in words. */
function namesOf(key: Sku, catalog: readonly Product[]): readonly string[] {
  const name = skuName(key, catalog);
  const { product, choice } = skuDetailsOf(key);
  if (choice === null) return [name];
  const title = catalog.find(({ id }) => id === product)?.title ?? "";
  return [name, `${title} ${choice.network} ${colorsOf(choice.color)} ${choice.pack}`];
}

/** What less likeness means: another thing. */
const leastLikeness = 0.5;

/**
 * Finds what we sell among the variants of a store: by our key in the store's SKU field, and else by the names, where each
 * of the two fits no other one better.
 * @param catalog gives the titles of our products
 * @returns the store's numbers by our keys, for what was found
 */
export function suggestVariants(variants: readonly StoreVariant[], catalog: readonly Product[]): StoreNumbers {
  const byKey = new Map(variants.map(({ sku, number }) => [sku.trim().toLowerCase(), number]));
  const known = chosenSkus.flatMap((key) => {
    const number = byKey.get(key);
    return number === undefined ? [] : [[key, number] as const];
  });
  const taken = new Set(known.map(([, number]) => number));
  const found = new Map<string, string>(known);
  const open = variants.filter(({ number }) => !taken.has(number)).map((one) => ({ ...one, words: wordsOf(one.name) }));
  const pairs = chosenSkus
    .filter((key) => !found.has(key))
    .flatMap((key) => {
      const names = namesOf(key, catalog).map(wordsOf);
      return open.map(({ number, words }) => ({
        key,
        number,
        score: Math.max(...names.map((name) => likeness(name, words))),
      }));
    })
    .filter(({ score }) => score >= leastLikeness);
  /** Whether a pair is the only one so good among those of its key or its number. */
  const isBest = (pair: (typeof pairs)[number], by: "key" | "number"): boolean =>
    pairs.every((other) => other === pair || other[by] !== pair[by] || other.score < pair.score);
  for (const pair of pairs) {
    if (isBest(pair, "key") && isBest(pair, "number")) found.set(pair.key, pair.number);
  }
  return Object.fromEntries(found);
}

/** What keeps a choice of variants from being saved, and for which of our SKUs the choice has to be another. */
export type MapMistake = {
  /**
   * `nothing`: no SKU is in the store. `repeated`: several SKUs are one variant. `split`: versions of one product of ours
   * belong to several products of the store, and it is bought as one. `shared`: products of ours are one of the store.
   */
  readonly kind: "missing" | "unknown" | "nothing" | "repeated" | "split" | "shared";
  readonly skus: readonly Sku[];
};

/** The SKUs that have something in common with another one. @param thingOf null for one that counts for nothing */
const alike = (among: readonly Sku[], thingOf: (sku: Sku) => string | null): readonly Sku[] =>
  [...groupBy(among, (sku) => thingOf(sku) ?? "").entries()].flatMap(([thing, same]) =>
    thing !== "" && same.length > 1 ? same : [],
  );

/**
 * Finds what is wrong with a choice of variants.
 * @param productOf the store's products by the numbers of their variants
 * @returns null where it can be sold by
 */
function mistakeIn(chosen: StoreNumbers, productOf: ReadonlyMap<string, string>): MapMistake | null {
  const missing = chosenSkus.filter((sku) => chosen[sku] === undefined);
  if (missing.length > 0) return { kind: "missing", skus: missing };
  const sold = chosenSkus.filter((sku) => chosen[sku] !== notInStore);
  const unknown = sold.filter((sku) => !productOf.has(chosen[sku] ?? ""));
  if (unknown.length > 0) return { kind: "unknown", skus: unknown };
  if (sold.length === 0) return { kind: "nothing", skus: chosenSkus };
  const repeated = alike(sold, (sku) => chosen[sku] ?? null);
  if (repeated.length > 0) return { kind: "repeated", skus: repeated };
  const storeProductOf = (sku: Sku): string => productOf.get(chosen[sku] ?? "") ?? "";
  /** The store's products that the versions of each of our products belong to. */
  const products = [...groupBy(sold, (sku) => skuDetailsOf(sku).product).values()];
  const split = products.find((versions) => new Set(versions.map(storeProductOf)).size > 1);
  if (split) return { kind: "split", skus: split };
  const shared = alike(
    products.flatMap(([first]) => first ?? []),
    storeProductOf,
  );
  return shared.length > 0 ? { kind: "shared", skus: shared } : null;
}

/**
 * Completes a choice of variants to all the numbers that the shop needs: those of products, and of SKUs that stand for
 * another one.
 * @param chosen the store's numbers of variants by our keys; `none` for one that it doesn't sell
 * @param variants what the store sells now
 * @returns the numbers, or what is wrong with the choice
 */
export function numbersOfChoice(
  chosen: StoreNumbers,
  variants: readonly StoreVariant[],
): { readonly numbers: StoreNumbers } | { readonly mistake: MapMistake } {
  const productOf = new Map(variants.map(({ number, product }) => [number, product]));
  const mistake = mistakeIn(chosen, productOf);
  if (mistake) return { mistake };
  const numbers: Record<string, string> = {};
  for (const sku of skus) {
    const { product, alias, variant } = skuDetailsOf(sku);
    const number = chosen[alias ? variant : sku] ?? "";
    numbers[sku] = number;
    if (number !== notInStore) numbers[product] = productOf.get(number) ?? "";
  }
  return { numbers };
}
