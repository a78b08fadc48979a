import { pictureAddress } from "#content/media/picture-source.ts";
import { pictures } from "#content/media/pictures.ts";
import type { Product } from "#contract/product.ts";
import { presentation, productSlugs } from "./presentation.ts";

/**
 * A product as `GET /api/products` tells it (storefront §3): with the pictures of its gallery, in its order. They are added
 * to the answer and kept nowhere else: pages show theirs with sizes of their own, and a picture that is made anew has
 * another address, which must not seed the database again. A product that names pictures itself keeps them.
 */
export function withImages(product: Product): Product {
  const shown = productSlugs.map((slug) => presentation[slug]).find(({ catalogueId }) => catalogueId === product.id);
  if (!shown || product.images.length > 0) return product;
  return { ...product, images: shown.pictures.map((name) => ({ src: pictureAddress(name), alt: pictures[name].alt })) };
}
