import * as z from "zod/mini";
import { storedJson, storeJson, storeText } from "#app/lib/stored-text.ts";
import type { Storefront } from "./buy-link.ts";
import { snapshotKey } from "./cart-names.ts";

const snapshotSchema = z.object({
  /** Which store the cart is in: a prefix of the SDK's own key. */
  store: z.string(),
  count: z.int(),
  /** As in a cart permalink: `44101000000001:2,44101000000003:1`. */
  lines: z.string().check(z.regex(/^\d+:\d+(,\d+:\d+)*$/)),
  /** True once a checkout was opened with these lines. */
  sent: z.optional(z.boolean()),
});

/** What is in the SDK's cart, so that header and links needn't load the SDK (cart-script.ts). */
export type CartSnapshot = z.infer<typeof snapshotSchema>;

/** `variantId` is the store's number. */
export type SnapshotLine = { readonly variantId: string; readonly quantity: number };

/** Marks a store's carts in localStorage. */
export const storePrefix = ({ token, domain }: Pick<Storefront, "token" | "domain">): string => `${token}.${domain}`;

/** Where the SDK keeps a cart's id. */
export const cartIdKey = (store: string): string => `${store}.checkoutId`;

function write(snapshot: CartSnapshot | null): void {
  storeJson(snapshotKey, snapshot);
  // A storage event comes to other tabs only.
  dispatchEvent(new Event("storage"));
}

/** What the browser has stored of the cart; null for nothing, where storage is blocked, and for what another version stored. */
export const readSnapshot = (): CartSnapshot | null => storedJson(snapshotKey, snapshotSchema);

/** The lines of the stored cart; none where it is another store's. @param store as `storePrefix` makes it */
export function snapshotLines(store: string): SnapshotLine[] {
  const snapshot = readSnapshot();
  if (snapshot?.store !== store) return [];
  return snapshot.lines.split(",").map((line) => {
    const [variantId = "", quantity = "0"] = line.split(":");
    return { variantId, quantity: Number(quantity) };
  });
}

/** An empty cart has no snapshot. What went to a checkout stays marked until it changes. */
export function storeSnapshot(store: string, inCart: readonly SnapshotLine[]): void {
  const count = inCart.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) {
    write(null);
    return;
  }
  const lines = inCart.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(",");
  const former = readSnapshot();
  const same = former?.store === store && former.lines === lines;
  write(same ? former : { store, count, lines });
}

/** Notes that a checkout was opened with the stored cart. */
export function markSent(): void {
  const snapshot = readSnapshot();
  if (snapshot) write({ ...snapshot, sent: true });
}

/** Forgets the cart after a confirmed order, unless it didn't go to the checkout. */
export function forgetSentCart(): void {
  const snapshot = readSnapshot();
  if (!snapshot?.sent) return;
  storeText(cartIdKey(snapshot.store), null);
  write(null);
}
