import { site } from "./site.ts";

/** What the page after a payment says (docs/behavior/order-confirmation.md). */
export const orderPage = {
  loading: "Looking up your order",
  loadingLead: "One moment: we're checking with the payment service.",
  withoutScriptTitle: "Your order",
  /** Says what happens without script, before the payment was asked for. */
  withoutScript: "This page is asking the payment service about your payment, and loads again by itself.",
  lookNow: "Look now",
  /** Says that the page has stopped looking. @param support the address of the support */
  stopped: (support: string): string =>
    `This page has stopped looking by itself. Before you pay again, look once more, or write to ${support} with the order number below, and we'll tell you where your order is.`,
  title: "Order Confirmed",
  lead: "Thank you. Your payment went through.",
  summary: "Order summary",
  product: "Product",
  productUnknown: `${site.name} order`,
  quantity: "Quantity",
  price: "Price",
  /** Stands in its place where several pieces were bought and the payment doesn't tell the price of one. */
  priceOfAll: "Price, all together",
  shippingCost: "Shipping",
  total: "Total",
  orderNumber: "Order number",
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  outcomes: {
    none: null,
    failed: "Nothing was charged, and your cart is as it was.",
    open: "The payment service hasn't decided yet. Please don't pay again: this page looks again by itself.",
    unknown: "We don't know yet whether you were charged. Please don't pay again before we do.",
  },
  shipping: "Shipping",
  shipDates: "When it ships",
  shipsNow: "Ships immediately.",
  steps: [
    { title: "Order Confirmed", text: "We have your order and your payment." },
    { title: "Preparation", text: "We pack it. What is on presale waits for its ship date." },
    { title: "Shipping", text: "It goes to the address you gave at checkout." },
  ],
  home: "Return to Home",
  manual: "View User Manual",
  /** Labels the link to the coach for a tracker that was bought. */
  setUp: (name: string): string => `Set up your ${name}`,
  help: "Questions about your order? Write to",
  helpOrderNumber: "and include the order number above.",
} as const;

/** What is said when a payment can't be confirmed. */
export const orderMessages = {
  noPayment: "No payment information found.",
  notCompleted: "Payment was not completed successfully.",
  lookupFailed: "Failed to fetch payment details.",
  /** Says the payment service's own state of a payment, which isn't one that the page knows. */
  status: (status: string): string => `Payment status: ${status}`,
  toastTitle: "Error",
  toast: "Could not verify your order status. Please contact support.",
  errorHeading: "Payment Error",
} as const;
