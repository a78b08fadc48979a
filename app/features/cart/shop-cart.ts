import { storedText, storeText } from "#app/lib/stored-text.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { cartMessages } from "#content/checkout.ts";
import { toPrice } from "#content/format.ts";
import type { Storefront } from "./buy-link.ts";
import { guardCart, soldOutMessage } from "./cart-guard.ts";
import { cartBrokenEvent, cartOpenEvent, snapshotKey } from "./cart-names.ts";
import { cartIdKey, storePrefix, storeSnapshot } from "./cart-snapshot.ts";
import { cartState, setCartState } from "./cart-state.ts";
import { loadSdk } from "./load-sdk.ts";
import { cartOptions } from "./sdk-options.ts";
import type { SdkCart, SdkClientClass, SdkUi, ShopifyBuySdk } from "./sdk-types.ts";
import { storeFetch } from "./store-fetch.ts";

export type ShopCart = Awaited<ReturnType<typeof open>>;

/** Its `buildClient` takes a fetch function; the SDK's drops it. */
function clientClass(sdk: ShopifyBuySdk): SdkClientClass {
  const parent: unknown = Object.getPrototypeOf(sdk);
  if (typeof parent !== "function" || !("buildClient" in parent)) throw new Error("this isn't the SDK we know");
  // The SDK has no types; the line above is all that can be checked of it.
  return parent as unknown as SdkClientClass;
}

function setBusy(ui: SdkUi, busy: boolean): void {
  setCartState({ pending: busy });
  for (const { view } of ui.components.product) {
    const button = view.iframe?.el.contentDocument?.querySelector("button");
    if (busy) button?.setAttribute("aria-busy", "true");
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
  setCartState({ phase: "ready", lines, subtotal, changeFailed: false });
  storeSnapshot(
    store,
    lines.filter(({ variantId }) => variantId !== ""),
  );
}

async function open(storefront: Storefront) {
  const sdk = await loadSdk();
  let lastError: unknown = null;
  let storeFailures = 0;
  const report = (error: unknown): void => {
    lastError = error;
    console.warn("buy button:", error);
  };
  const { domain, token, endpoint } = storefront;
  const store = storePrefix(storefront);
  const config = { domain, storefrontAccessToken: token, source: "buy-button-js" };
  const fetchFunction = storeFetch(endpoint, (error) => {
    storeFailures += 1;
    report(error);
  });
  const ui = sdk.UI.init(clientClass(sdk).buildClient(config, fetchFunction), {
    errorReporter: { notifyException: report },
  });

  /** The SDK forgets a cart whose store can't be reached: here it stays. */
  async function keepCart<T>(request: () => Promise<T>): Promise<T> {
    const stored = storedText(cartIdKey(store)) ?? null;
    const before = storeFailures;
    const result = await request();
    if (stored === null || storeFailures === before || storedText(cartIdKey(store)) !== null) return result;
    storeText(cartIdKey(store), stored);
    throw lastError;
  }

  const node = document.createElement("div");
  node.hidden = true;
  document.body.append(node);
  const cart = await keepCart(() => ui.createComponent("cart", { node, toggles: [], options: cartOptions })).catch(
    () => undefined,
  );
  if (cart === undefined) {
    node.remove();
    ui.components.cart.length = 0;
    throw lastError ?? new Error("the cart could not be made");
  }
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
  guardCart(cart, {
    onBusy: (busy) => setBusy(ui, busy),
    onBroken: (error) => {
      report(error);
      const soldOut = soldOutMessage(error);
      if (soldOut !== null) {
        showToast({ title: cartMessages.soldOutTitle, description: soldOut, variant: "destructive" });
        return;
      }
      if (cartState().open) setCartState({ changeFailed: true });
      else showToast({ title: cartMessages.failedTitle, description: cartMessages.failed, variant: "destructive" });
      dispatchEvent(new Event(cartBrokenEvent));
    },
  });

  // Another tab has changed the cart, or this page comes back from the checkout.
  const refresh = (): void => {
    if (cartState().pending) return;
    const known = cart.model;
    keepCart(() => cart.fetchData()).then(
      (model) => {
        cart.model = model;
        publish(store, model);
      },
      () => {
        cart.model = known;
      },
    );
  };
  addEventListener("storage", (event) => {
    if (event.key === snapshotKey) refresh();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) refresh();
  });
  return {
    ui,
    cart,
    /** The error of the last component that failed. */
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
