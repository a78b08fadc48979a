import type { Offers } from "#content/catalog/offers.ts";
import type { Teaser } from "#content/products/product-record.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";

/** Gives the articles that home shows for each product (docs/behavior/home.md#blog-teasers). */
export const teasersOf = (offers: Offers): Readonly<Record<ProductSlug, readonly Teaser[]>> =>
  recordOf(productSlugs, (slug) => productRecords[slug].home.teasers(offers));
