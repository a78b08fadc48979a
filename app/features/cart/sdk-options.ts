/** The texts of the cart (docs/behavior/buy-button.md#components). */
const cartText = {
  title: "Cart",
  total: "Subtotal",
  button: "Checkout",
  notice: "Shipping is added at checkout.",
};

/**
 * Options of the SDK's parts (docs/behavior/buy-button.md#components). They hold no styles: the frames get the shop's
 * own sheet instead (frame-look.ts), so the SDK's style tags stay as they come and their hashes with them.
 */
export const cartOptions = {
  cart: { popup: false, startOpen: false, text: cartText },
  lineItem: {
    templates: {
      // The SDK's own template has a style attribute, which the security policy forbids.
      image:
        '<img class="{{data.classes.lineItem.image}}" src="{{data.lineItemImage}}" alt="" data-element="lineItem.image">',
    },
  },
  toggle: { text: { title: "Cart" } },
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
