import type { Sku } from "#content/catalog/buying.ts";
import { type Storefront, storeIds } from "./buy-link.ts";
import { onThemeChange, styleFrame } from "./frame-style.ts";
import { productOptions } from "./sdk-options.ts";
import type { SdkProduct, SdkVariant } from "./sdk-types.ts";
import { openShopCart } from "./shop-cart.ts";

export type MountedProduct = Awaited<ReturnType<typeof mountProduct>>;

const variantOf = (product: SdkProduct, variantId: string): SdkVariant | undefined =>
  product.model.variants.find(({ id }) => id === `gid://shopify/ProductVariant/${variantId}`);

/**
 * Mounts the SDK's button in a child of `slot` that React doesn't manage (docs/behavior/buy-button.md#components).
 * @throws when script, store or product fails; never settles when they hang
 */
export async function mountProduct(slot: HTMLElement, storefront: Storefront, key: Sku, text: string) {
  const { ui, lastError } = await openShopCart(storefront);
  if (!slot.isConnected) throw new Error("the button's place was left");
  const { productId, variantId } = storeIds(storefront, key);
  const node = document.createElement("div");
  slot.append(node);
  const dress = ({ view }: SdkProduct): void => {
    if (!view.iframe) return;
    styleFrame(view.iframe.el, slot);
    view.resize();
  };
  const { product: options, ...rest } = productOptions(text);
  const component = await ui.createComponent("product", {
    id: productId,
    ...(key === "incard-finder-variant" ? {} : { variantId }),
    node,
    options: { ...rest, product: { ...options, events: { afterInit: dress } } },
  });

  const forget = (): void => {
    node.remove();
    // The SDK's own destroyComponent removes every product of the page.
    ui.components.product = ui.components.product.filter((product) => product.node !== node);
  };
  const variant = component && variantOf(component, variantId);
  if (!component || !variant) {
    forget();
    throw lastError() ?? new Error(`the store has no ${key}`);
  }
  // The SDK takes the first variant when it doesn't know the one asked for.
  component.selectedVariant = variant;
  // The SDK makes this list anew for each event, which is half of what a press costs.
  Object.defineProperty(component, "DOMEvents", { value: component.DOMEvents });
  const stop = onThemeChange(() => dress(component));
  return {
    /** Another variant of the same product; false when the store doesn't have it. */
    select(next: Sku): boolean {
      const other = variantOf(component, storeIds(storefront, next).variantId);
      if (other) component.selectedVariant = other;
      return other !== undefined;
    },
    focus: () => component.view.iframe?.el.contentDocument?.querySelector("button")?.focus(),
    remove(): void {
      stop();
      forget();
    },
  };
}
