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

/** docs/decisions/tagigo-buying-map.md */
export const tagigoSkus: readonly TagigoSku[] = [...tagigoVersions.map(({ key }) => key), "tagigo-default"];

/** What a cart holds: a product's only version, or a version of Tagigo. */
export type Sku = SingleSku | TagigoSku;
const singles = products.filter(isSingle);
export const skus: readonly Sku[] = [...singles.map(({ sku }) => sku), ...tagigoSkus];

/** The keys of products: a live store's `ids` holds these beside the {@link skus}. */
export const productKeys: readonly CatalogId[] = products.map(({ catalogId }) => catalogId);

export type SkuDetails = {
  readonly key: Sku;
  readonly slug: ProductSlug;
  readonly product: CatalogId;
  readonly variant: string;
  /** Null when the product comes in one version. */
  readonly choice: { readonly network: NetworkType; readonly pack: PackSize; readonly color: TagigoChoice } | null;
  /** An alias of another SKU is never listed. */
  readonly alias: boolean;
  readonly picture: PictureName;
};

/** "4-pack-pink". */
export const inAddress = (choice: string): string => choice.toLowerCase().replaceAll(" ", "-");

/** "Pink" for "4-Pack Pink". */
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

/** In the order of the products. */
export const skuDetails: readonly SkuDetails[] = products.flatMap((product) => {
  if (!isSingle(product)) return tagigoWithAlias;
  const { slug, catalogId, sku, picture } = product;
  return { key: sku, slug, product: catalogId, variant: sku, choice: null, alias: false, picture };
});

const byKey = new Map(skuDetails.map((details) => [details.key, details]));

export function skuDetailsOf(key: Sku): SkuDetails {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`nothing is sold under ${key}`);
  return found;
}

/** The only one of a product that comes in one version. */
export function skuOf(product: SingleProductSlug): Sku {
  const found = skuDetails.find(({ slug }) => slug === product);
  if (found === undefined) throw new Error(`nothing is sold of ${product}`);
  return found.key;
}

/** Whose picture stands for a product in an empty cart. */
export const shownSkuOf = (slug: ProductSlug): Sku => {
  const product = presentation[slug];
  return isSingle(product) ? product.sku : "tagigo-dual-4-pack-all-colors";
};

/** Null for a combination that isn't sold, such as a blue single in a 4-Pack. */
export function tagigoSku(network: NetworkType, pack: PackSize, color: TagigoChoice): Sku | null {
  const found = skuDetails.find(
    ({ choice, alias }) =>
      !alias && choice !== null && choice.network === network && choice.pack === pack && choice.color === color,
  );
  return found?.key ?? null;
}

/** In dollars with two decimals; null when the catalog has no such variant. */
export function skuPrice(key: Sku, catalog: readonly Product[]): string | null {
  const { product, variant } = skuDetailsOf(key);
  const found = catalog.find(({ id }) => id === product)?.variants.find(({ id }) => id === variant);
  return found?.price ?? null;
}

/** Whether a product, or one of its variants by its id, can't be bought now. */
export function isSoldOut({ availability, variants }: Product, variant?: string): boolean {
  if (availability.kind === "sold-out") return true;
  return variant === undefined
    ? variants.every(({ soldOut }) => soldOut)
    : variants.some(({ id, soldOut }) => id === variant && soldOut);
}

export function skuSoldOut(key: Sku, catalog: readonly Product[]): boolean {
  const { product, variant } = skuDetailsOf(key);
  const found = catalog.find(({ id }) => id === product);
  return found !== undefined && isSoldOut(found, variant);
}

/** The SKUs that have no variant of their own, as 4-Pack Black: they cost and sell out as this one does. */
export const followersOf = (variant: string): readonly Sku[] =>
  skuDetails.flatMap((details) =>
    details.variant === variant && details.key !== variant && !details.alias ? [details.key] : [],
  );

const demoNumber = (series: number, index: number): string => String(series * 1_000_000 + index + 1);

/** The demo store's ids by our keys, as in the file of `SHOPIFY_IDS_FILE`. */
export const demoIds: Readonly<Record<string, string>> = Object.fromEntries([
  ...productKeys.map((key, index) => [key, demoNumber(8_101_000, index)]),
  ...skus.map((key, index) => [key, demoNumber(44_101_000, index)]),
]);

/** The name of a SKU in an order: "Tagigo G, Pink, 4-Pack"; the product's title where there is no choice. */
export function skuName(key: Sku, catalog: readonly Product[]): string {
  const { product, choice } = skuDetailsOf(key);
  const title = catalog.find(({ id }) => id === product)?.title ?? product;
  if (choice === null) return title;
  const { name } = tagigoNetworks[choice.network];
  return `${name}, ${colorsOf(choice.color)}, ${choice.pack}`;
}
