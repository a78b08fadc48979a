import { type Product, productSchema } from "#contract/product.ts";

/** `["variants", 0, "price"]` with the variant's id, which is easier to find than its place. */
function fieldOf(product: Product, path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  const variant = list === "variants" && typeof index === "number" ? product.variants[index] : undefined;
  return variant ? `variant ${variant.id}, ${rest.join(".")}` : path.join(".");
}

/**
 * Finds what is wrong with the built-in catalog: a line a mistake, with file, product and field; empty when nothing is.
 */
export function catalogMistakes(products: readonly Product[]): string[] {
  return products.flatMap((product) => {
    const { error } = productSchema.safeParse(product);
    return (error?.issues ?? []).map(
      ({ path, message }) => `content/catalog/products.ts: ${product.id}, ${fieldOf(product, path)}: ${message}`,
    );
  });
}
