import type { PictureName } from "#content/media/pictures.ts";
import {
  choiceDetailsOf,
  type TagigoChoice,
  type TagigoSku,
  tagigoNetworks,
  tagigoVersions,
} from "#content/products/tagigo/options.ts";
import {
  type CatalogId,
  isSingle,
  type ProductSlug,
  presentation,
  products,
  type SingleProductSlug,
  type SingleSku,
} from "#content/products.ts";
import type { Product } from "#contract/product.ts";
import type { NetworkType, PackSize } from "#contract/product-options.ts";

/** What the versions of Tagigo are bought under. Why these: docs/decisions/tagigo-buying-map.md. */
export const tagigoSkus: readonly TagigoSku[] = [...tagigoVersions.map(({ key }) => key), "tagigo-default"];

/** What a cart holds: a product's only version, or a version of Tagigo. */
export type Sku = SingleSku | TagigoSku;
const singles = products.filter(isSingle);

/** Everything that a cart can hold. */
export const skus: readonly Sku[] = [...singles.map(({ sku }) => sku), ...tagigoSkus];

/** The keys of products: a live store's `ids` holds these beside the {@link skus}. */
export const productKeys: readonly CatalogId[] = products.map(({ catalogId }) => catalogId);

/** What belongs to a SKU. Its price isn't here: the catalog has it. */
export type SkuDetails = {
  readonly key: Sku;
  readonly slug: ProductSlug;
  /** The id of its product in the catalog. */
  readonly product: CatalogId;
  /** The id of the catalog's variant that gives its price and says whether it is sold out. */
  readonly variant: string;
  /** What was chosen of the product's versions. Null when the product comes in one version. */
  readonly choice: { readonly network: NetworkType; readonly pack: PackSize; readonly color: TagigoChoice } | null;
  /** Whether it stands for another SKU, for links that offer no choice. An alias is never listed. */
  readonly alias: boolean;
  /** What a cart shows of it. */
  readonly picture: PictureName;
};

/** Gives a choice as addresses spell it: "4-pack-pink" for "4-Pack Pink". */
export const inAddress = (choice: string): string => choice.toLowerCase().replaceAll(" ", "-");

/** Gives what a pack holds: "Pink" for "4-Pack Pink", and the color itself for a single. */
export const colorsOf = (choice: TagigoChoice): string => choiceDetailsOf(choice).holds.name;

const tagigoDetails = tagigoVersions.map(
  ({ key, network, details, variant, picture }): SkuDetails => ({
    key,
    slug: "tagigo",
    product: "tagigo-product",
    variant,
    choice: { network, pack: details.pack, color: details.choice },
    alias: false,
    picture,
  }),
);
const [firstTagigo] = tagigoDetails;
const tagigoWithAlias: readonly SkuDetails[] = [
  ...tagigoDetails,
  ...(firstTagigo ? [{ ...firstTagigo, key: "tagigo-default", alias: true } as const] : []),
];

/** The details of every SKU, in the order of the products. */
export const skuDetails: readonly SkuDetails[] = products.flatMap((product) => {
  if (!isSingle(product)) return tagigoWithAlias;
  const { slug, catalogId, sku, picture } = product;
  return { key: sku, slug, product: catalogId, variant: sku, choice: null, alias: false, picture };
});

const byKey = new Map(skuDetails.map((details) => [details.key, details]));

/**
 * Gives what belongs to a SKU.
 * @throws Error for a key that nothing is sold under, which only data from outside could hold
 */
export function skuDetailsOf(key: Sku): SkuDetails {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`nothing is sold under ${key}`);
  return found;
}

/**
 * Gives what a product that comes in one version is bought under.
 * @throws Error when nothing is sold of it
 */
export function skuOf(product: SingleProductSlug): Sku {
  const found = skuDetails.find(({ slug }) => slug === product);
  if (found === undefined) throw new Error(`nothing is sold of ${product}`);
  return found.key;
}

/** Gives the SKU whose picture stands for a product in an empty cart. */
export const shownSkuOf = (slug: ProductSlug): Sku => {
  const product = presentation[slug];
  return isSingle(product) ? product.sku : "tagigo-dual-4-pack-all-colors";
};

/**
 * Gives what a Tagigo is bought under, or null for a combination that isn't sold, such as a blue single in a 4-Pack.
 */
export function tagigoSku(network: NetworkType, pack: PackSize, color: TagigoChoice): Sku | null {
  const found = skuDetails.find(
    ({ choice, alias }) =>
      !alias && choice !== null && choice.network === network && choice.pack === pack && choice.color === color,
  );
  return found?.key ?? null;
}

/** Gives the price of a SKU as the catalog writes it, such as "24.99"; null when the catalog has no such variant. */
export function skuPrice(key: Sku, catalog: readonly Product[]): string | null {
  const { product, variant } = skuDetailsOf(key);
  const found = catalog.find(({ id }) => id === product)?.variants.find(({ id }) => id === variant);
  return found?.price ?? null;
}

/**
 * Whether a product or one of its variants can't be bought now, because staff said so of either.
 * @param variant the variant's id; without it the whole product is meant, which is sold out when all of its variants are
 */
export function isSoldOut({ availability, variants }: Product, variant?: string): boolean {
  if (availability.kind === "sold-out") return true;
  return variant === undefined
    ? variants.every(({ soldOut }) => soldOut)
    : variants.some(({ id, soldOut }) => id === variant && soldOut);
}

/**
 * Whether a SKU can't be bought now, because its product or its variant is sold out. One whose product the catalog
 * lacks counts as not sold out.
 */
export function skuSoldOut(key: Sku, catalog: readonly Product[]): boolean {
  const { product, variant } = skuDetailsOf(key);
  const found = catalog.find(({ id }) => id === product);
  return found !== undefined && isSoldOut(found, variant);
}

/**
 * Gives the SKUs that have no variant of their own, such as 4-Pack Black, and follow this one: they cost what it costs
 * and sell out when it does.
 * @param variant the id of a variant of the catalog
 */
export const followersOf = (variant: string): readonly Sku[] =>
  skuDetails.flatMap((details) =>
    details.variant === variant && details.key !== variant && !details.alias ? [details.key] : [],
  );

const demoNumber = (series: number, index: number): string => String(series * 1_000_000 + index + 1);

/**
 * The demo store's ids by our keys, of products and SKUs in one object: the form of the file that `SHOPIFY_IDS_FILE`
 * names for a live store.
 */
export const demoIds: Readonly<Record<string, string>> = Object.fromEntries([
  ...productKeys.map((key, index) => [key, demoNumber(8_101_000, index)]),
  ...skus.map((key, index) => [key, demoNumber(44_101_000, index)]),
]);

/**
 * Gives the name of a SKU in an order: "Tagigo G, Pink, 4-Pack", or the product's title where there is no choice.
 * @param catalog gives the title; without the product its catalog id stands there
 */
export function skuName(key: Sku, catalog: readonly Product[]): string {
  const { product, choice } = skuDetailsOf(key);
  const title = catalog.find(({ id }) => id === product)?.title ?? product;
  if (choice === null) return title;
  const { name } = tagigoNetworks[choice.network];
  return `${name}, ${colorsOf(choice.color)}, ${choice.pack}`;
}
