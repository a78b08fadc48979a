import { demoIds, type Sku, skuDetailsOf } from "#content/catalog/buying.ts";
import type { PublicConfig } from "#contract/services.ts";

/** The live store, or the demo store on this origin. */
export type Storefront = PublicConfig["storefront"];

/** @throws Error when the live store's map lacks the SKU, which the start of the shop refuses */
export function storeIds(storefront: Storefront, key: Sku): { productId: string; variantId: string } {
  const ids = storefront.ids ?? demoIds;
  const productId = ids[skuDetailsOf(key).product];
  const variantId = ids[key];
  if (productId === undefined || variantId === undefined) throw new Error(`the store has no id for ${key}`);
  return { productId, variantId };
}

/** A cart permalink, or the demo store's equivalent. */
export function permalink(storefront: Storefront, lines: readonly { variantId: string; quantity: number }[]): string {
  const base = storefront.endpoint === null ? `https://${storefront.domain}` : "/demo-store";
  return `${base}/cart/${lines.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(",")}`;
}

/** For one of `key` without script; with it, cart-script.ts adds the stored cart. */
export function buyLink(storefront: Storefront, key: Sku): string {
  return permalink(storefront, [{ variantId: storeIds(storefront, key).variantId, quantity: 1 }]);
}
