import { storedText, storeText } from "#app/lib/stored-text.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { cartMessages } from "#content/checkout.ts";
import { toPrice } from "#content/format.ts";
import type { Storefront } from "./buy-link.ts";
import { type CartChanges, guardCart, soldOutMessage } from "./cart-guard.ts";
import { cartBrokenEvent, cartOpenEvent, snapshotKey } from "./cart-names.ts";
import { cartQueue } from "./cart-queue.ts";
import { cartIdKey, snapshotLines, storePrefix, storeSnapshot } from "./cart-snapshot.ts";
import { cartState, onCartState, setCartState } from "./cart-state.ts";
import { loadSdk } from "./load-sdk.ts";
import { cartOptions } from "./sdk-options.ts";
import type { SdkCart, SdkCartModel, SdkClientClass, SdkUi, ShopifyBuySdk } from "./sdk-types.ts";
import { storeFetch } from "./store-fetch.ts";

/** The page's cart in the store, by the SDK. */
export type ShopCart = {
  readonly ui: SdkUi;
  readonly cart: SdkCart;
  readonly changes: CartChanges;
  /** Reads what the store has. @throws where it can't be read; what was known stays. */
  readonly readAgain: () => Promise<void>;
  /** The error of the last component that failed; null where none did. */
  readonly lastError: () => unknown;
};

/** Its `buildClient` takes a fetch function; the SDK's drops it. */
function clientClass(sdk: ShopifyBuySdk): SdkClientClass {
  const parent: unknown = Object.getPrototypeOf(sdk);
  if (typeof parent !== "function" || !("buildClient" in parent)) throw new Error("this isn't the SDK we know");
  // The SDK has no types; the line above is all that can be checked of it.
  return parent as unknown as SdkClientClass;
}

/** Tells who can't see it that the SDK's buttons are busy while the cart is. */
function showBusy(ui: SdkUi): void {
  const { pending } = cartState();
  for (const { view } of ui.components.product) {
    const button = view.iframe?.el.contentDocument?.querySelector("button");
    if (pending) button?.setAttribute("aria-busy", "true");
    else button?.removeAttribute("aria-busy");
  }
}

/** Into the drawer's state and into the snapshot. */
function publish(store: string, model: SdkCart["model"]): void {
  const lines = (model?.lineItems ?? []).map(({ id, title, quantity, variant }) => ({
    id,
    variantId: /\d+$/.exec(variant.id)?.[0] ?? "",
    quantity,
    title,
    choice: variant.title === "Default Title" ? "" : variant.title,
    total: toPrice(Number(variant.price.amount) * quantity),
  }));
  const subtotal = Number(model?.lineItemsSubtotalPrice.amount ?? 0);
  setCartState({ phase: "ready", lines, subtotal });
  storeSnapshot(
    store,
    lines.filter(({ variantId }) => variantId !== ""),
  );
}

/**
 * Shows what is stored in this browser, without prices, where the store can't be asked.
 * @param phase whether that is being tried or has failed
 */
export function showStored(store: string, phase: "loading" | "failed" = "failed"): void {
  const lines = snapshotLines(store).map((line) => ({ ...line, id: null, title: "", choice: "", total: null }));
  setCartState({ phase, lines, subtotal: null });
}

async function open(storefront: Storefront): Promise<ShopCart> {
  const sdk = await loadSdk();
  let lastError: unknown = null;
  const report = (error: unknown): void => {
    lastError = error;
    console.warn("buy button:", error);
  };
  const { domain, token, endpoint } = storefront;
  const store = storePrefix(storefront);
  const config = { domain, storefrontAccessToken: token, source: "buy-button-js" };
  /** Ids of carts that the store has sold or forgotten. */
  const goneCarts = new Set<string>();
  const fetchFunction = storeFetch(endpoint, { onFailure: report, onNoCart: (cartId) => goneCarts.add(cartId) });
  const client = clientClass(sdk).buildClient(config, fetchFunction);
  const ui = sdk.UI.init(client, { errorReporter: { notifyException: report } });

  /**
   * Lets the SDK read its stored cart. Whatever goes wrong then, the SDK forgets the cart; here it stays until the store
   * says that it has no such cart. @throws where the store didn't answer that question
   */
  async function readCart<T>(read: () => Promise<T>, modelOf: (result: T) => SdkCartModel | null): Promise<T> {
    const stored = storedText(cartIdKey(store));
    const result = await read();
    if (!stored || modelOf(result) !== null || goneCarts.has(stored)) return result;
    storeText(cartIdKey(store), stored);
    throw lastError ?? new Error("the cart could not be read");
  }

  const node = document.createElement("div");
  node.hidden = true;
  document.body.append(node);
  const made = await readCart(
    () => ui.createComponent("cart", { node, toggles: [], options: cartOptions }),
    (component) => component?.model ?? null,
  ).catch(() => undefined);
  if (made === undefined) {
    node.remove();
    ui.components.cart.length = 0;
    throw lastError ?? new Error("the cart could not be made");
  }
  const cart = made;
  cart.open = () => dispatchEvent(new Event(cartOpenEvent));
  // The drawer has its own focus and lines.
  cart.setFocus = () => {};
  cart.view.animateRemoveNode = () => cart.view.render();
  const { view } = cart;
  const render = view.render.bind(view);
  view.render = () => {
    render();
    publish(store, cart.model);
  };
  publish(store, cart.model);
  onCartState(() => showBusy(ui));

  async function readAgain(): Promise<void> {
    const known = cart.model;
    try {
      const model = await readCart(
        () => cart.fetchData(),
        (found) => found,
      );
      cart.model = model;
      publish(store, model);
    } catch (error) {
      cart.model = known;
      throw error;
    }
  }

  const changes = guardCart(cart, {
    queue: cartQueue,
    async isGone() {
      const cartId = cart.model?.id ?? "";
      await client.checkout.fetch(cartId);
      return goneCarts.has(cartId);
    },
    async onBroken(error) {
      report(error);
      const soldOut = soldOutMessage(error);
      if (soldOut !== null) {
        showToast({ title: cartMessages.soldOutTitle, description: soldOut, variant: "destructive" });
        return;
      }
      if (cartState().open) setCartState({ changeFailed: true });
      else showToast({ title: cartMessages.failedTitle, description: cartMessages.failed, variant: "destructive" });
      dispatchEvent(new Event(cartBrokenEvent));
      // A request that got no answer may have changed the cart all the same.
      await readAgain().catch(() => {});
    },
  });

  // Another tab has changed the cart, or this page comes back from the checkout.
  const refresh = (): void => void cartQueue.run(() => readAgain().catch(() => showStored(store)));
  addEventListener("storage", (event) => {
    if (event.key === snapshotKey) refresh();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) refresh();
  });
  return {
    ui,
    cart,
    changes,
    readAgain,
    lastError: () => lastError,
  };
}

let opening: Promise<ShopCart> | null = null;

/**
 * The page's one cart (docs/behavior/buy-button.md#loading); after a failure the next button tries again.
 * @throws when script, SDK or store fails; never settles when they hang
 */
export function openShopCart(storefront: Storefront): Promise<ShopCart> {
  opening ??= open(storefront).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}
