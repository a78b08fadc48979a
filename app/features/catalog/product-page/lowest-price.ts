import type { Product } from "#contract/product.ts";

/** In dollars with two decimals. */
export function lowestPrice(product: Product): string {
  return product.variants.reduce(
    (low, variant) => (Number(variant.price) < Number(low) ? variant.price : low),
    product.variants[0]?.price ?? "",
  );
}
