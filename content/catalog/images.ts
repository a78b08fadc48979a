import { pictureAddress } from "#content/media/picture-source.ts";
import { pictures } from "#content/media/pictures.ts";
import type { Product } from "#contract/product.ts";
import { presentation, productSlugs } from "./presentation.ts";

/**
 * A product as `GET /api/products` tells it (docs/behavior/catalog.md#entities): with the pictures of its gallery, in
 * its order. They are added to the response and stored nowhere else: pages have their own picture sizes, and a new
 * version of a picture has another URL, which must not seed the database again. A product that lists pictures itself
 * keeps them.
 */
export function withImages(product: Product): Product {
  const shown = productSlugs.map((slug) => presentation[slug]).find(({ catalogId }) => catalogId === product.id);
  if (!shown || product.images.length > 0) return product;
  return { ...product, images: shown.pictures.map((name) => ({ src: pictureAddress(name), alt: pictures[name].alt })) };
}
