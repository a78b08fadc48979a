import { demoIds, type Sku, skuDetailsOf } from "#content/catalog/buying.ts";
import type { PublicConfig } from "#contract/services.ts";

/** Where the buy button connects: the live store, or the demo store on this origin. */
export type Storefront = PublicConfig["storefront"];

/** The store's ids of a SKU. @throws Error when the live store's map lacks it, which the start of the shop refuses */
export function storeIds(storefront: Storefront, key: Sku): { productId: string; variantId: string } {
  const ids = storefront.ids ?? demoIds;
  const productId = ids[skuDetailsOf(key).product];
  const variantId = ids[key];
  if (productId === undefined || variantId === undefined) throw new Error(`the store has no id for ${key}`);
  return { productId, variantId };
}

/** A link that buys one of `key` without any script: a cart permalink, or the demo store's equivalent. */
export function buyLink(storefront: Storefront, key: Sku): string {
  const base = storefront.endpoint === null ? `https://${storefront.domain}` : "/demo-store";
  return `${base}/cart/${storeIds(storefront, key).variantId}:1`;
}
