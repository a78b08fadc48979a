import { z } from "zod";
import { askStorefront, type StorefrontApi } from "./storefront-api.ts";

/** A variant that a live store sells. Numbers are the store's own, as digits. */
export type StoreVariant = {
  readonly number: string;
  /** The store's number of the product that it is a variant of. */
  readonly product: string;
  /** Such as "Tagigo, Pink / 1-Pack"; the product's title alone where there is one variant. */
  readonly name: string;
  /** What the store's owner calls it in lists; empty where nothing is said. */
  readonly sku: string;
  /** As the store writes it, with the currency: "24.99 USD". */
  readonly price: string;
};

const query = `query Products($after: String) { products(first: 50, after: $after) {
  pageInfo { hasNextPage }
  edges { cursor node { id title
    variants(first: 100) { edges { node { id title sku price { amount currencyCode } } } } } } } }`;

/** Gives the digits at the end of an id such as `gid://shopify/ProductVariant/4101`. */
const numberAtEnd = z
  .string()
  .max(200)
  .transform((id, issues) => {
    const [number] = /\d{1,20}$/.exec(id) ?? [];
    if (number === undefined) issues.addIssue("an id ends with a number");
    return number ?? "";
  });

const title = z.string().max(1_000);
const variantSchema = z.object({
  id: numberAtEnd,
  title,
  sku: z.string().max(1_000).nullish(),
  price: z.object({ amount: z.string().max(20), currencyCode: z.string().max(10) }),
});
const productSchema = z.object({
  id: numberAtEnd,
  title,
  variants: z.object({ edges: z.array(z.object({ node: variantSchema })) }),
});
const pageSchema = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean() }),
  edges: z.array(z.object({ cursor: z.string(), node: productSchema })),
});
const answerSchema = z.object({ errors: z.undefined().optional(), data: z.object({ products: pageSchema }) });

/** Reads a page of products. @param after the cursor of the last one before it; null for the first page */
async function readPage(store: StorefrontApi, after: string | null): Promise<z.infer<typeof pageSchema>> {
  const asked = { query, variables: { after }, schema: answerSchema, maxLength, about: "products" };
  return (await askStorefront(store, asked)).data.products;
}

/** What Shopify calls the only variant of a product. */
const onlyVariant = "Default Title";
const maxPages = 10;
const maxLength = 4 * 1024 * 1024;

/**
 * Reads what a live store sells: 500 products with 100 variants each at most.
 * @throws Error that staff can read, where the store can't be asked
 */
export async function fetchStoreVariants(store: StorefrontApi): Promise<readonly StoreVariant[]> {
  const found: StoreVariant[] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const { edges, pageInfo }: z.infer<typeof pageSchema> = await readPage(store, after);
    for (const { node: product } of edges) {
      for (const { node: variant } of product.variants.edges) {
        found.push({
          number: variant.id,
          product: product.id,
          name: variant.title === onlyVariant ? product.title : `${product.title}, ${variant.title}`,
          sku: variant.sku ?? "",
          price: `${variant.price.amount} ${variant.price.currencyCode}`,
        });
      }
    }
    after = edges.at(-1)?.cursor ?? null;
    if (!pageInfo.hasNextPage || after === null) break;
  }
  return found;
}
