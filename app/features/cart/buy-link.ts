import { demoIds, type Sku, skuDetailsOf } from "#content/catalog/buying.ts";
import type { PublicConfig } from "#contract/services.ts";

/** The live store, or the demo store on this origin. */
export type Storefront = PublicConfig["storefront"];

/** A product and a variant of it, by the store's numbers. */
type StoreIds = { readonly productId: string; readonly variantId: string };

/** Gives what a SKU is in the store; null where the store doesn't sell it, so that it is shown as sold out. */
export function findStoreIds(storefront: Storefront, key: Sku): StoreIds | null {
  const ids = storefront.ids ?? demoIds;
  const productId = ids[skuDetailsOf(key).product];
  const variantId = ids[key];
  return productId === undefined || variantId === undefined ? null : { productId, variantId };
}

/** Gives what a SKU is in the store. @throws Error where the store doesn't sell it */
export function storeIds(storefront: Storefront, key: Sku): StoreIds {
  const found = findStoreIds(storefront, key);
  if (found === null) throw new Error(`the store has no id for ${key}`);
  return found;
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
