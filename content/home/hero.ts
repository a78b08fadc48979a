import type { Offers } from "#content/catalog/offers.ts";
import type { HeroPanel } from "#content/products/product-record.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import type { Availability } from "#contract/product.ts";

/** A product's panel at the top of home, with what the catalog says of the product. */
export type HeroProduct = HeroPanel & {
  readonly slug: ProductSlug;
  readonly kind: Availability["kind"];
  readonly badge: string;
};

/** What the panel says of when the product ships. */
export const heroStates: Readonly<Record<Availability["kind"], string>> = {
  "in-stock": "Ships now",
  presale: "Presale",
  "sold-out": "Sold out",
};

/** Gives the panels at the top of home, in the order in which they are shown in turn (docs/behavior/home.md#hero). */
export const heroOf = (offers: Offers): readonly HeroProduct[] =>
  productSlugs.map((slug) => {
    const { kind, badge } = offers[slug];
    return { slug, kind, badge, ...productRecords[slug].home.hero(offers) };
  });
