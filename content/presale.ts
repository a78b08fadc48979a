import type { Offers } from "./catalog/offers.ts";
import { type ProductSlug, productSlugs } from "./catalog/presentation.ts";

/** On presale or sold out: one can wait for these. */
export const awaitedSlugs = (offers: Offers): readonly ProductSlug[] =>
  productSlugs.filter((slug) => offers[slug].kind !== "in-stock");
