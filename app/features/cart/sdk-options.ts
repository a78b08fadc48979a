import { cartText } from "#content/cart.ts";

/**
 * Options of the SDK's parts (docs/behavior/buy-button.md#components). They hold no styles: the button's frame gets the
 * shop's own sheet (frame-style.ts), so the SDK's style tags stay as they come and their hashes with them. The SDK's cart
 * keeps its model, texts and checkout and draws nothing: cart-drawer.tsx shows it.
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

/** Options of a product: nothing but a button with this text. */
export function productOptions(buttonText: string) {
  return {
    ...cartOptions,
    product: {
      width: "100%",
      buttonDestination: "cart",
      contents: { img: false, title: false, price: false, unitPrice: false, options: false, button: true },
      text: { button: buttonText },
    },
  };
}
