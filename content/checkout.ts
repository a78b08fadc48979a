import { facts } from "./catalog/facts.ts";

/** Flat shipping of the demo store for orders below the free-shipping threshold, in dollars. A live store sets its own. */
export const demoShippingRate = "4.95";

/** What the demo checkout says (docs/behavior/demo-store.md#checkout). */
export const demoCheckout = {
  banner: "Demo store: no real orders",
  explanation: "Nothing is sold or charged here. The payment below is pretended, and no card is asked for.",
  title: "Checkout",
  order: "Your order",
  quantity: "Quantity",
  each: "each",
  subtotal: "Subtotal",
  shipping: "Shipping",
  shippingFree: "Free",
  shippingNote: `Shipping is free on orders of $${facts.shop.freeShippingFromDollars} or more.`,
  total: "Total",
  payment: "Payment",
  pay: "Pay (pretend)",
  fail: "Let the payment fail",
  back: "Back to the shop",
  empty: "Your cart is empty",
  changed: "Your cart has changed since this page was shown. Please check the new total and pay again.",
  notFoundTitle: "This cart is gone",
  notFound: "There is no cart at this address. It may have been bought already or forgotten after a long rest.",
  fullTitle: "The demo store is full",
  full: "Too many people are trying it right now. Please try again in a few minutes.",
  badLinkTitle: "This link buys nothing we sell",
  badLink: "The address names something that isn't in the shop. Please choose it again on its page.",
} as const;

/** Messages of the buy button when the cart fails. */
export const cartMessages = {
  failedTitle: "Error",
  failed: "Your cart could not be updated. The button now leads straight to checkout.",
} as const;
