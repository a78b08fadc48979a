import { pictureFile } from "#app/ui/picture.tsx";
import { colorsOf, type Sku, skuDetails, skuDetailsOf } from "#content/catalog/buying.ts";
import { shipNoteOf } from "#content/catalog/passed-date.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { pictureWidths } from "#content/media/picture-widths.ts";
import { tagigoNetworks } from "#content/products/tagigo/options.ts";
import { presentation } from "#content/products.ts";
import type { Product } from "#contract/product.ts";
import { type Storefront, storeIds } from "./buy-link.ts";

export type CartProduct = ReturnType<typeof cartProduct>;

/** @param catalog null while it isn't known yet, so that nothing is said of shipping */
export function cartProduct(key: Sku, catalog: readonly Product[] | null) {
  const { slug, choice, picture } = skuDetailsOf(key);
  const { name, path, catalogId } = presentation[slug];
  const availability = catalog?.find(({ id }) => id === catalogId)?.availability;
  const source = pictureSource(picture);
  return {
    key,
    name: choice === null ? name : tagigoNetworks[choice.network].name,
    /** Empty where there is no choice. */
    choice: choice === null ? "" : [colorsOf(choice.color), choice.pack, choice.network].join(", "),
    path,
    /** Where it is set up step by step. */
    setUp: `/coach#${choice === null ? slug : tagigoNetworks[choice.network].device}`,
    picture: { ...source, src: pictureFile(source, pictureWidths[0], "webp") },
    /** Null for a thing in stock. */
    ships: availability && availability.kind !== "in-stock" ? shipNoteOf(availability) : null,
  };
}

/** Null for a variant that isn't ours. */
export function skuOfVariantId(storefront: Storefront, variantId: string): Sku | null {
  return skuDetails.find(({ key }) => storeIds(storefront, key).variantId === variantId)?.key ?? null;
}
