import { site } from "./site.ts";

/** What the order confirmation says besides its messages (docs/behavior/order-confirmation.md). */
export const orderPage = {
  loading: "Looking up your order",
  loadingLead: "One moment: we're checking with the payment service.",
  withoutScriptTitle: "Your order",
  withoutScript: `Your payment went through. This page needs JavaScript to look up the rest of your order. Write to ${site.supportEmail} with the reference below, and we'll tell you where your order is.`,
  title: "Order Confirmed",
  lead: "Thank you. Your payment went through.",
  summary: "Order summary",
  product: "Product",
  /** Shown when the payment carries no product name. */
  productUnknown: `${site.name} order`,
  quantity: "Quantity",
  price: "Price",
  shippingCost: "Shipping",
  total: "Total",
  reference: "Reference",
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  tryAgainLead: "Nothing was charged, and your cart is as it was.",
  shipping: "Shipping",
  steps: [
    { title: "Order Confirmed", text: "We have your order and your payment." },
    { title: "Preparation", text: "We pack it. Presale items wait for the ship date on their product page." },
    { title: "Shipping", text: "It goes to the address you gave at checkout." },
  ],
  home: "Return to Home",
  manual: "View User Manual",
  help: "Questions about your order? Write to",
  helpReference: "and include the reference above.",
} as const;
