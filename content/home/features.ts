import type { Offers } from "#content/catalog/offers.ts";
import type { FeatureCard } from "#content/products/product-record.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";

/** Gives the cards of each product on home (docs/behavior/home.md#features). */
export const featuresOf = (offers: Offers): Readonly<Record<ProductSlug, readonly FeatureCard[]>> =>
  recordOf(productSlugs, (slug) => productRecords[slug].home.features(offers));
