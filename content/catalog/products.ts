import { carbonFinderSeed } from "#content/products/carbon-finder/catalog.ts";
import { incardFinderSeed } from "#content/products/incard-finder/catalog.ts";
import { tagigoSeed } from "#content/products/tagigo/catalog.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import type { Product } from "#contract/product.ts";

const seeds: Readonly<Record<ProductSlug, Product>> = {
  "incard-finder": incardFinderSeed,
  tagigo: tagigoSeed,
  "carbon-finder": carbonFinderSeed,
};

/**
 * The built-in catalog. It seeds the database, and stands in when the products can't be had
 * (docs/behavior/catalog.md#products).
 */
export const products: readonly Product[] = productSlugs.map((slug) => seeds[slug]);
