import { defineProduct } from "#content/products/define-product.ts";

export const tagigo = defineProduct({
  slug: "tagigo",
  name: "Tagigo",
  accent: "coral",
  tagline: "The square tag for keys, bags and whatever else wanders.",
  picture: "tagigo-black",
  // Tagigo G is a version of Tagigo with a manual, guides and an address of its own.
  trackers: [
    { id: "tagigo", name: "Tagigo" },
    { id: "tagigo-g", name: "Tagigo G" },
  ],
});
