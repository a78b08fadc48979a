import { defineProduct } from "#content/products/define-product.ts";

export const carbonFinder = defineProduct({
  slug: "carbon-finder",
  name: "Carbon Finder",
  accent: "amber",
  ground: "graphite",
  tagline: "The card tracker for the charging pad on your desk.",
  picture: "carbon-hero",
  // The specified key of its store, from the days of its presale. It says nothing of what is true today.
  sku: "carbon-finder-presale",
  trackers: [{ id: "carbon-finder", name: "Carbon Finder" }],
});
