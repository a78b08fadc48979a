import { type PictureSource, pictureFile } from "#app/ui/picture.tsx";
import { colorsOf, type Sku, skuDetails, skuDetailsOf } from "#content/catalog/buying.ts";
import { shipLinesOf } from "#content/catalog/passed-date.ts";
import { squareSource } from "#content/media/picture-source.ts";
import { pictureWidths } from "#content/media/picture-widths.ts";
import { tagigoNetworks } from "#content/products/tagigo/options.ts";
import { presentation } from "#content/products.ts";
import type { Product } from "#contract/product.ts";
import { findStoreIds, type Storefront } from "./buy-link.ts";

/** What the cart and an order show of a thing that can be bought. */
export type CartProduct = {
  readonly key: Sku;
  readonly name: string;
  /** Color, pack and network; empty where there is no choice. */
  readonly choice: string;
  /** Of the product's page. */
  readonly path: string;
  /** The address where it is set up step by step. */
  readonly setUp: string;
  readonly picture: PictureSource & { readonly src: string };
  /** When it ships; null for a thing in stock, and while the catalog isn't known. */
  readonly ships: string | null;
  /** The ship date that was announced and has passed, as a sentence. */
  readonly announced: string | null;
};

/**
 * Describes a thing of the catalog for cart and order.
 * @param catalog null while it isn't known yet, so that nothing is said of shipping
 */
export function cartProduct(key: Sku, catalog: readonly Product[] | null): CartProduct {
  const { slug, choice, picture } = skuDetailsOf(key);
  const { name, path, catalogId } = presentation[slug];
  const availability = catalog?.find(({ id }) => id === catalogId)?.availability;
  const source = squareSource(picture);
  const ship = availability && availability.kind !== "in-stock" ? shipLinesOf(availability) : null;
  return {
    key,
    name: choice === null ? name : tagigoNetworks[choice.network].name,
    choice: choice === null ? "" : [colorsOf(choice.color), choice.pack, choice.network].join(", "),
    path,
    setUp: `/coach#${choice === null ? slug : tagigoNetworks[choice.network].device}`,
    picture: { ...source, src: pictureFile(source, pictureWidths[0], "webp") },
    ships: ship?.today ?? null,
    announced: ship?.announced ?? null,
  };
}

/** The SKU of a variant of the store, by the store's number; null for a variant that isn't ours. */
export function skuOfVariantId(storefront: Storefront, variantId: string): Sku | null {
  return skuDetails.find(({ key }) => findStoreIds(storefront, key)?.variantId === variantId)?.key ?? null;
}
