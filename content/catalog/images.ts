import { pictureAddress } from "#content/media/picture-source.ts";
import { pictures } from "#content/media/pictures.ts";
import { productRecords } from "#content/products/records.ts";
import { presentation, productSlugs } from "#content/products.ts";
import type { Product } from "#contract/product.ts";

/**
 * Adds the pictures of its gallery to a product, for `GET /api/products`. They aren't stored, because a picture's new
 * version has another address, which must not seed the database again. A product that lists pictures itself keeps these
 * alone.
 */
export function withImages(product: Product): Product {
  const shown = productSlugs.map((slug) => presentation[slug]).find(({ catalogId }) => catalogId === product.id);
  if (!shown || product.images.length > 0) return product;
  return {
    ...product,
    images: productRecords[shown.slug].gallery.map((name) => ({ src: pictureAddress(name), alt: pictures[name].alt })),
  };
}
