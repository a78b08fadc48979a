import type { Sku } from "#content/catalog/buying.ts";
import { type Storefront, storeIds } from "./buy-link.ts";
import rules from "./frame-style.css?inline";
import { productOptions } from "./sdk-options.ts";
import type { SdkProduct, SdkVariant } from "./sdk-types.ts";
import { openShopCart } from "./shop-cart.ts";

/** The tokens that the rules of the frames name. */
const tokens = ["paper", "wash", "ink", "ink-soft", "border", "border-strong", "accent", "on-accent"] as const;

/** The frames share nothing with the page. */
const fontFaces = (): string =>
  [...document.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes("Instrument Sans Variable"))
    .map(({ cssText }) => cssText)
    .join("\n");

/** Accent and background differ by page, light and dark by visitor. */
function tokensAt(host: Element): string {
  const style = getComputedStyle(host);
  const values = tokens.map((name) => `--${name}: ${style.getPropertyValue(`--${name}`)};`);
  return `:root { color-scheme: ${style.colorScheme}; ${values.join(" ")} }`;
}

/**
 * By a constructed style sheet, which the CSP allows where it forbids a style tag (docs/decisions/buy-button.md).
 * @param host the element whose tokens count
 */
function styleFrame(frame: HTMLIFrameElement, host: Element): void {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`${tokensAt(host)}\n${fontFaces()}\n${rules}`);
  page.adoptedStyleSheets = [sheet];
  page.documentElement.lang = document.documentElement.lang;
}

/** The SDK's button on the page. */
export type MountedProduct = {
  /** Shows another variant of the same product; false when the store doesn't have it. */
  readonly select: (next: Sku) => boolean;
  readonly focus: () => void;
  readonly remove: () => void;
};

const variantOf = (product: SdkProduct, variantId: string): SdkVariant | undefined =>
  product.model.variants.find(({ id }) => id === `gid://shopify/ProductVariant/${variantId}`);

/**
 * Mounts the SDK's button in a child of `slot` that React doesn't manage (docs/behavior/buy-button.md#components).
 * @throws when script, store or product fails; never settles when they hang
 */
export async function mountProduct(
  slot: HTMLElement,
  storefront: Storefront,
  key: Sku,
  text: string,
): Promise<MountedProduct> {
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
  const component = await ui.createComponent("product", {
    id: productId,
    ...(key === "incard-finder-variant" ? {} : { variantId }),
    node,
    options: productOptions(text, { afterInit: dress }),
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
  const theme = new MutationObserver(() => dress(component));
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return {
    select(next) {
      const other = variantOf(component, storeIds(storefront, next).variantId);
      if (other) component.selectedVariant = other;
      return other !== undefined;
    },
    focus: () => component.view.iframe?.el.contentDocument?.querySelector("button")?.focus(),
    remove() {
      theme.disconnect();
      forget();
    },
  };
}
