import { listText } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import type { Money } from "#contract/currency.ts";

/** For orders below the free-shipping threshold, in what the shop sells in. A live store sets its own. */
export const demoShippingRate = "4.95";

/** What the demo store's checkout says (docs/behavior/demo-store.md#checkout). */
export const demoCheckout = {
  banner: "Demo store: no real orders",
  explanation: "Nothing is sold or charged here. The payment below is pretend, and no card is needed.",
  title: "Checkout",
  order: "Your order",
  quantity: "Quantity",
  each: "each",
  subtotal: "Subtotal",
  shipping: "Shipping",
  shippingFree: "Free",
  /** Says from which price on shipping is free. */
  shippingNote: (freeFrom: Money): string => `Shipping is free on orders of ${moneyText(freeFrom)} or more.`,
  total: "Total",
  payment: "Payment",
  pay: "Pay (pretend)",
  fail: "Let the payment fail",
  back: "Back to the shop",
  empty: "Your cart is empty",
  changed: "Your cart changed while this page was open. Please check the new total and pay again.",
  soldOutTitle: "Sold out",
  /**
   * Says which lines of a cart can't be bought.
   * @param names what they hold, at least one
   */
  soldOut: (names: readonly string[]): string =>
    names.length === 1
      ? `${listText(names)} is sold out. Take it out of your cart to order the rest.`
      : `${listText(names)} are sold out. Take them out of your cart to order the rest.`,
  takeOut: "Take out what is sold out",
  /**
   * Says that fewer are left than a cart holds.
   * @param count how many are left, at least 1
   */
  left: (count: number, name: string): string => `Only ${count} of ${name} ${count === 1 ? "is" : "are"} left.`,
  takeWhatIsLeft: "Order what is left",
  /** Says that something sold out wasn't added to a cart. */
  soldOutAdded: (name: string): string => `${name} is sold out, so it wasn't added to your cart.`,
  notFoundTitle: "This cart is gone",
  notFound: "There's no cart at this address. You may have bought it already, or it sat too long and was cleared.",
  fullTitle: "The demo store is full",
  full: "Too many people are trying it right now. Please try again in a few minutes.",
  badLinkTitle: "This link doesn't work",
  badLink: "This link points to something we don't sell. Please choose it again on its page.",
} as const;

/** What a toast says when the cart can't be changed. */
export const cartMessages = {
  failedTitle: "Error",
  soldOutTitle: "Sold out",
  failed: "Your cart could not be updated. The button now leads straight to checkout.",
} as const;
