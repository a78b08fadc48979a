import type { Offers } from "./catalog/offers.ts";
import { type ProductSlug, productSlugs } from "./catalog/presentation.ts";

/** The products whose ship date one can wait for: those on presale, and those that are sold out. */
export const awaitedSlugs = (offers: Offers): readonly ProductSlug[] =>
  productSlugs.filter((slug) => offers[slug].kind !== "in-stock");
