import { defineProduct } from "#content/products/define-product.ts";

export const incardFinder = defineProduct({
  slug: "incard-finder",
  name: "InCard Finder",
  accent: "blue",
  tagline: "The card tracker for the slot you already have.",
  picture: "incard-hero",
  sku: "incard-finder-variant",
  trackers: [{ id: "incard-finder", name: "InCard Finder" }],
});
