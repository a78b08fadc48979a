import { cartText } from "#content/cart.ts";
import type { SdkProduct } from "./sdk-types.ts";

/**
 * docs/behavior/buy-button.md#components. No styles: the button's frame gets the shop's sheet (frame-style.css), so the
 * SDK's style tags and their hashes stay. The SDK's cart draws nothing: cart-drawer.tsx shows it.
 */
export const cartOptions = {
  cart: {
    popup: false,
    startOpen: false,
    iframe: false,
    contents: { title: false, lineItems: false, footer: false, note: false },
    text: { title: cartText.title, total: cartText.subtotal, button: cartText.checkout },
  },
};

export function productOptions(
  buttonText: string,
  events: { readonly afterInit?: (component: SdkProduct) => void } = {},
) {
  return {
    ...cartOptions,
    product: {
      width: "100%",
      buttonDestination: "cart",
      contents: { img: false, title: false, price: false, unitPrice: false, options: false, button: true },
      text: { button: buttonText },
      events,
    },
  };
}
