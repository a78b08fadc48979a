import { moneyText } from "#content/money.ts";
import type { Money } from "#contract/currency.ts";
import type { Sku } from "./catalog/buying.ts";
import { facts } from "./catalog/facts.ts";

/** What the cart drawer says (docs/behavior/buy-button.md#drawer). */
export const cartText = {
  title: "Cart",
  subtotal: "Subtotal",
  shipping: "Shipping",
  shippingFree: "Free",
  total: "Total",
  checkout: "Checkout",
  close: "Close the cart",
  loading: "Getting your cart",
  remove: "Remove",
  /** Names the button that takes a line out. `name` is here and below what a line holds, with its choice. */
  removeOne: (name: string): string => `Remove ${name}`,
  /** Names the button that lowers a line's quantity by one. */
  fewer: (name: string): string => `One fewer ${name}`,
  /** Names the button that raises it by one. */
  more: (name: string): string => `One more ${name}`,
  /** Names the field with a line's quantity. */
  quantityOf: (name: string): string => `Quantity of ${name}`,
  add: "Add",
  /** On the button that adds what is suggested, where the order ships free with it. */
  addForFreeShipping: "Add, and shipping is free",
  /** Names the button that adds what is suggested. */
  addOne: (name: string): string => `Add ${name}`,
  /** Names that button where the order ships free with what it adds. */
  addOneForFreeShipping: (name: string): string => `Add, and shipping is free: ${name}`,
  suggestion: "Goes well with it",
  /** Says how many pieces the cart holds. */
  itemCount: (count: number): string => (count === 1 ? "1 item" : `${count} items`),
  /** Says how much is missing until the order ships free. */
  toFreeShipping: (missing: Money): string => `${moneyText(missing)} more and your order ships free.`,
  shipsFree: "Your order ships free.",
  getsFreeShipping: "With it your order ships free.",
  /** Names the bar that shows how far an order is from free shipping. */
  progress: (freeFrom: Money): string => `Progress to free shipping from ${moneyText(freeFrom)}`,
  shippingAdded: "Shipping is added at checkout.",
  emptyTitle: "Your cart is empty",
  emptyLead: "Pick a tracker, and it shows up here.",
  /** Gives the lowest price of a product, in a cart that is empty. */
  from: (price: Money): string => `From ${moneyText(price)}`,
  changeFailed: "Your cart could not be updated. Please try again.",
  loadFailed: "Your cart could not be loaded. Checkout still works, with everything in it.",
  retry: "Try again",
} as const;

/** What the drawer suggests beside what is in the cart, with the reason: a tracker for keys, or one for a wallet. */
export const cartSuggestions = {
  keys: { sku: "tagigo-dual-1-pack-black", reason: `For your keys: rings at ${facts.tagigo.loudnessDb} dB.` },
  wallet: { sku: "incard-finder-variant", reason: `For your wallet: ${facts.incardFinder.thicknessMm} mm thin.` },
} as const satisfies Record<string, { sku: Sku; reason: string }>;
