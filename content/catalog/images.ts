import { pictureAddress } from "#content/media/picture-source.ts";
import { pictures } from "#content/media/pictures.ts";
import type { Product } from "#contract/product.ts";
import { presentation, productSlugs } from "./presentation.ts";

/**
 * Adds gallery pictures to a product for `GET /api/products`. Not stored: a picture's new version has another URL,
 * which must not seed the database again. A product's own pictures stay.
 */
export function withImages(product: Product): Product {
  const shown = productSlugs.map((slug) => presentation[slug]).find(({ catalogId }) => catalogId === product.id);
  if (!shown || product.images.length > 0) return product;
  return { ...product, images: shown.pictures.map((name) => ({ src: pictureAddress(name), alt: pictures[name].alt })) };
}
