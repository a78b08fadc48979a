import { type ProductSlug, presentation, productSlugs } from "./catalog/presentation.ts";

/** The products that are on presale: only these have a ship date to wait for (content/catalog/presentation.ts). */
export const presaleSlugs: readonly ProductSlug[] = productSlugs.filter(
  (slug) => presentation[slug].availability.kind === "presale",
);
