import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { inTime } from "#app/lib/run-with-timeout.ts";
import { storedText } from "#app/lib/stored-text.ts";
import type { Sku } from "#content/catalog/buying.ts";
import type { Product } from "#contract/product.ts";
import { permalink, type Storefront, storeIds } from "./buy-link.ts";
import { cartOpenEvent } from "./cart-names.ts";
import { cartQueue } from "./cart-queue.ts";
import { cartIdKey, markSent, storePrefix, storeSnapshot } from "./cart-snapshot.ts";
import { type CartLine, type CartState, cartState, onCartState, setCartState } from "./cart-state.ts";
import { fetchCatalog } from "./fetch-catalog.ts";
import { openShopCart, type ShopCart, showStored } from "./shop-cart.ts";

/** Without the SDK's cart by then the drawer offers the checkout by its address. */
const loadTimeoutMs = 8_000;

/** @throws where the SDK or the store fails or takes too long */
const openInTime = (storefront: Storefront): Promise<ShopCart> =>
  inTime({
    start: () => openShopCart(storefront),
    timeoutMs: loadTimeoutMs,
    lateMessage: "the cart took too long",
  });

/** The snapshot first, then the SDK's cart. Without a stored cart nothing is loaded. */
async function loadCart(storefront: Storefront): Promise<void> {
  const store = storePrefix(storefront);
  if (!storedText(cartIdKey(store))) {
    storeSnapshot(store, []);
    return setCartState({ phase: "ready", lines: [], subtotal: 0 });
  }
  showStored(store, "loading");
  try {
    const shop = await openInTime(storefront);
    // A cart that was there already is read again.
    if (cartState().phase !== "loading" || (await cartQueue.run(shop.readAgain))) return;
  } catch {
    // As when it can't be read.
  }
  setCartState({ phase: "failed" });
}

const storeVariantId = (variantId: string | undefined): string => `gid://shopify/ProductVariant/${variantId}`;

/** The cart as the drawer shows it. */
export type CartView = {
  readonly state: CartState;
  /** The address of the checkout with what is in the cart. */
  readonly permalink: string;
  readonly actions: CartActions;
};

/** What can be pressed in the drawer. */
export type CartActions = {
  readonly close: () => void;
  /** Tries again to read the cart. */
  readonly retry: () => void;
  /** Puts one more of a thing into the cart. A second press on a button whose adding isn't done yet is the same press. */
  readonly add: (key: Sku) => Promise<void>;
  /**
   * Changes a line to what `next` makes of its quantity at that time; 0 removes it.
   * Gives whether the store has it so.
   */
  readonly setQuantity: (line: CartLine, next: (quantity: number) => number) => Promise<boolean>;
  /** Leaves for the checkout once all that was pressed before has worked. Gives whether it left. */
  readonly checkout: () => Promise<boolean>;
};

/**
 * The cart drawer's state and what can be pressed in it. It opens with the first rendering and with each press on a cart
 * or on a button that adds. Each press waits for those before it and goes through the SDK's cart; its result arrives in
 * the state.
 */
export function useCart(storefront: Storefront): CartView {
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

  const adding = useRef(new Set<Sku>());

  async function opened(): Promise<ShopCart> {
    try {
      return await openInTime(storefront);
    } catch (error) {
      setCartState({ changeFailed: true });
      throw error;
    }
  }
  /** @returns whether the change was made */
  function change(work: (shop: ShopCart) => Promise<unknown>): Promise<boolean> {
    // What is still waiting may fail: its failure stays in sight.
    if (!cartState().pending) setCartState({ changeFailed: false });
    return cartQueue.run(async () => work(await opened()));
  }
  async function add(key: Sku): Promise<void> {
    if (adding.current.has(key)) return;
    adding.current.add(key);
    const id = storeVariantId(storeIds(storefront, key).variantId);
    await change(({ changes }) => changes.add({ id }, 1));
    adding.current.delete(key);
  }
  return {
    state,
    permalink: permalink(storefront, state.lines),
    actions: {
      close: () => setCartState({ open: false }),
      retry: () => {
        setCartState({ changeFailed: false });
        void loadCart(storefront);
      },
      add,
      setQuantity: ({ id, variantId }, next) =>
        change(({ changes }) =>
          changes.setQuantity(
            (line) => (id === null ? line.variant.id === storeVariantId(variantId) : line.id === id),
            next,
          ),
        ),
      checkout: () =>
        cartQueue.runIfAllSucceed(async () => {
          const shop = await openInTime(storefront).catch(() => null);
          markSent();
          if (shop) shop.cart.onCheckout();
          else location.assign(permalink(storefront, cartState().lines));
        }),
    },
  };
}

/** The live catalog; null until it is known, and the built-in one where it can't be had. */
export function useCatalog(): readonly Product[] | null {
  const [live, setLive] = useState<readonly Product[] | null>(null);
  useEffect(() => {
    fetchCatalog().then(setLive);
  }, []);
  return live;
}
