import { carbonFinder } from "./products/carbon-finder/product.ts";
import type { ProductIdentity } from "./products/define-product.ts";
import { incardFinder } from "./products/incard-finder/product.ts";
import { tagigo } from "./products/tagigo/product.ts";

/*
 * The products, in the order in which the shop shows them (docs/behavior/home.md#hero). A new one is added here, and then in
 * each list that the compiler names (docs/architecture.md#a-product).
 */
const bySlug = {
  [incardFinder.slug]: incardFinder,
  [tagigo.slug]: tagigo,
  [carbonFinder.slug]: carbonFinder,
};

export type ProductSlug = keyof typeof bySlug;

type AnyProduct = (typeof bySlug)[ProductSlug];

/** A product's key in the catalog and in the store's map. */
export type CatalogId = AnyProduct["catalogId"];

/** A product that comes in one version, and what that version is sold under. */
export type SingleProduct = Extract<AnyProduct, { readonly sku: string }>;
export type SingleProductSlug = SingleProduct["slug"];
export type SingleSku = SingleProduct["sku"];

export type TrackerId = AnyProduct["trackers"][number]["id"];

/** A product, as it is shown among others. */
export type ProductPresentation = ProductIdentity & {
  readonly slug: ProductSlug;
  readonly catalogId: CatalogId;
  readonly path: AnyProduct["path"];
};

export const presentation: Readonly<Record<ProductSlug, ProductPresentation>> = bySlug;

export const products: readonly AnyProduct[] = Object.values(bySlug);

export const productSlugs: readonly ProductSlug[] = products.map(({ slug }) => slug);

/** The product that is shown where none was chosen. */
export const defaultSlug: ProductSlug = incardFinder.slug;

/** Whether a product comes in one version. */
export const isSingle = (product: ProductPresentation): product is SingleProduct => "sku" in product;
