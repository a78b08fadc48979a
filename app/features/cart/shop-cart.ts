import { showToast } from "#app/ui/toast-store.ts";
import { cartMessages } from "#content/checkout.ts";
import type { Storefront } from "./buy-link.ts";
import { tellCartBroken } from "./cart-broken.ts";
import { guardCart } from "./cart-guard.ts";
import { onThemeChange, styleFrame } from "./frame-style.ts";
import { loadSdk } from "./load-sdk.ts";
import { cartOptions } from "./sdk-options.ts";
import type { SdkCart, SdkClientClass, SdkComponent, SdkUi, ShopifyBuySdk } from "./sdk-types.ts";
import { storeFetch } from "./store-fetch.ts";

/** The SDK set up once for all buttons of the page: its cart and the element that cart and toggle stand in. */
export type ShopCart = {
  readonly ui: SdkUi;
  readonly cart: SdkCart;
  /** Registers a button: the cart is visible while there is one. @returns a function that unregisters it */
  enter(host: Element): () => void;
  /** The error of the last component that failed. */
  lastError(): unknown;
};

/** The class below the SDK's own, whose `buildClient` takes a fetch function; the SDK's drops it. */
function clientClass(sdk: ShopifyBuySdk): SdkClientClass {
  const parent: unknown = Object.getPrototypeOf(sdk);
  if (typeof parent !== "function" || !("buildClient" in parent)) throw new Error("this isn't the SDK we know");
  // The SDK has no types; the line above is all that can be checked of it.
  return parent as unknown as SdkClientClass;
}

function setBusy(ui: SdkUi, busy: boolean): void {
  for (const { view } of ui.components.product) {
    const button = view.iframe?.el.contentDocument?.querySelector("button");
    if (busy) button?.setAttribute("aria-busy", "true");
    else button?.removeAttribute("aria-busy");
  }
}

async function open(storefront: Storefront): Promise<ShopCart> {
  const sdk = await loadSdk();
  let lastError: unknown = null;
  const report = (error: unknown): void => {
    lastError = error;
    console.warn("buy button:", error);
  };
  const { domain, token, endpoint } = storefront;
  const config = { domain, storefrontAccessToken: token, source: "buy-button-js" };
  const client = clientClass(sdk).buildClient(config, storeFetch(endpoint, report));
  const ui = sdk.UI.init(client, { errorReporter: { notifyException: report } });

  // A landmark of its own, away from the footer.
  const overlay = document.createElement("section");
  overlay.setAttribute("aria-label", cartOptions.cart.text.title);
  overlay.dataset.buyOverlay = "";
  const toggle = document.createElement("div");
  const node = document.createElement("div");
  overlay.append(toggle, node);
  document.body.append(overlay);

  let host: Element = document.documentElement;
  const dress = (part: SdkComponent): void => {
    const frame = part.view.iframe?.el;
    if (!frame) return;
    styleFrame(frame, host);
    part.view.resize();
  };
  const options = {
    ...cartOptions,
    cart: { ...cartOptions.cart, events: { afterInit: dress } },
    toggle: { ...cartOptions.toggle, events: { afterInit: dress } },
  };
  const cart = await ui.createComponent("cart", { node, toggles: [{ node: toggle }], options });
  if (cart === undefined) {
    overlay.remove();
    ui.components.cart.length = 0;
    throw lastError ?? new Error("the cart could not be made");
  }
  guardCart(cart, {
    onBusy: (busy) => setBusy(ui, busy),
    onBroken: (error) => {
      report(error);
      showToast({ title: cartMessages.failedTitle, description: cartMessages.failed, variant: "destructive" });
      tellCartBroken();
    },
  });

  const dressAll = (): void => {
    // A frame is see-through only while it and the element around it agree on light or dark.
    overlay.style.colorScheme = getComputedStyle(host).colorScheme;
    for (const part of [cart, ...cart.toggles]) dress(part);
  };
  onThemeChange(dressAll);
  let buttons = 0;
  overlay.hidden = true;
  return {
    ui,
    cart,
    lastError: () => lastError,
    enter(element) {
      host = element;
      buttons += 1;
      overlay.hidden = false;
      dressAll();
      return () => {
        buttons -= 1;
        if (buttons > 0) return;
        if (cart.isVisible) cart.close();
        overlay.hidden = true;
      };
    },
  };
}

let opening: Promise<ShopCart> | null = null;

/**
 * The page's one cart (docs/behavior/buy-button.md#loading). A failure isn't cached: the next button tries again.
 * @throws when the script, the SDK or the store fails; never settles when they hang
 */
export function openShopCart(storefront: Storefront): Promise<ShopCart> {
  opening ??= open(storefront).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}
