import type { Offers } from "#content/catalog/offers.ts";
import type { HeroPanel } from "#content/products/product-record.ts";
import { productRecords } from "#content/products/records.ts";
import { type ProductSlug, productSlugs } from "#content/products.ts";
import type { Availability } from "#contract/product.ts";

export type HeroProduct = HeroPanel & {
  readonly slug: ProductSlug;
  readonly kind: Availability["kind"];
  readonly badge: string;
};

export const heroStates: Readonly<Record<Availability["kind"], string>> = {
  "in-stock": "Ships now",
  presale: "Presale",
  "sold-out": "Sold out",
};

/** In the order that the rotator counts in (docs/behavior/home.md#hero). */
export const heroOf = (offers: Offers): readonly HeroProduct[] =>
  productSlugs.map((slug) => {
    const { kind, badge } = offers[slug];
    return { slug, kind, badge, ...productRecords[slug].home.hero(offers) };
  });
