import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { storedText } from "#app/lib/stored-text.ts";
import type { Sku } from "#content/catalog/buying.ts";
import type { Product } from "#contract/product.ts";
import { permalink, type Storefront, storeIds } from "./buy-link.ts";
import { cartOpenEvent } from "./cart-names.ts";
import { cartIdKey, markSent, snapshotLines, storePrefix, storeSnapshot } from "./cart-snapshot.ts";
import { cartState, onCartState, setCartState } from "./cart-state.ts";
import { fetchCatalog } from "./fetch-catalog.ts";
import { openShopCart, type ShopCart } from "./shop-cart.ts";

/** Without the SDK's cart by then the drawer offers the checkout by its address. */
const loadTimeoutMs = 8_000;

/** The snapshot first, then the SDK's cart. Without a stored cart nothing is loaded. */
async function loadCart(storefront: Storefront): Promise<void> {
  const store = storePrefix(storefront);
  if (!storedText(cartIdKey(store))) {
    storeSnapshot(store, []);
    return setCartState({ phase: "ready", lines: [], subtotal: 0 });
  }
  const lines = snapshotLines(store).map((line) => ({ ...line, id: null, title: "", choice: "", total: null }));
  setCartState({ phase: "loading", lines, subtotal: null });
  const late = setTimeout(() => setCartState({ phase: "failed" }), loadTimeoutMs);
  try {
    await openShopCart(storefront);
  } catch {
    setCartState({ phase: "failed" });
  } finally {
    clearTimeout(late);
  }
}

/**
 * Opens with the first rendering and with each press on a cart or on a button that adds. Each change goes through the
 * SDK's cart; its result arrives in the state.
 */
export function useCart(storefront: Storefront) {
  const state = useSyncExternalStore(onCartState, cartState, cartState);
  const show = useEffectEvent(() => {
    delete document.documentElement.dataset.cartWanted;
    const { phase, lines } = cartState();
    setCartState({ open: true, changeFailed: false });
    // What is shown stays in step with the SDK's cart once that is there.
    if (phase !== "ready" || lines.length === 0) void loadCart(storefront);
  });
  useEffect(() => {
    show();
    addEventListener(cartOpenEvent, show);
    return () => {
      removeEventListener(cartOpenEvent, show);
      setCartState({ open: false });
    };
  }, []);
  const change = (work: (shop: ShopCart) => unknown): void => {
    setCartState({ changeFailed: false });
    openShopCart(storefront).then(work, () => setCartState({ changeFailed: true }));
  };
  return {
    state,
    permalink: permalink(storefront, state.lines),
    actions: {
      close: () => setCartState({ open: false }),
      retry: () => void loadCart(storefront),
      add: (key: Sku) =>
        change(({ cart }) =>
          cart.addVariantToCart({ id: `gid://shopify/ProductVariant/${storeIds(storefront, key).variantId}` }),
        ),
      setQuantity: (lineId: string, quantity: number) => change(({ cart }) => cart.updateItem(lineId, quantity)),
      checkout: () => {
        markSent();
        change(({ cart }) => cart.onCheckout());
      },
    },
  };
}

/** Null until known, the built-in one where the live catalog can't be had. */
export function useCatalog(): readonly Product[] | null {
  const [live, setLive] = useState<readonly Product[] | null>(null);
  useEffect(() => {
    fetchCatalog().then(setLive);
  }, []);
  return live;
}
