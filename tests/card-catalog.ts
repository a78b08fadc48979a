import { products } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";

/** The built-in catalog with another price of InCard Finder, which has one variant, and with other `fields` of it. */
export const catalogWithCard = (price: string, originalPrice?: string, fields: Partial<Product> = {}): Product[] =>
  products.map((product) =>
    product.id === "incard-finder-product"
      ? {
          ...product,
          // Its list price stays as long as the sale lasts.
          saleEnds: "12/31/2090",
          ...fields,
          variants: product.variants.map(({ originalPrice: _, ...one }) => ({
            ...one,
            price,
            ...(originalPrice ? { originalPrice } : {}),
          })),
        }
      : product,
  );
