import { moneyText } from "#content/money.ts";
import type { Money } from "#contract/currency.ts";
import type { Sku } from "./catalog/buying.ts";
import { facts } from "./catalog/facts.ts";

/** docs/behavior/buy-button.md#drawer */
export const cartText = {
  title: "Cart",
  subtotal: "Subtotal",
  checkout: "Checkout",
  close: "Close the cart",
  loading: "Getting your cart",
  remove: "Remove",
  removeOne: (name: string): string => `Remove ${name}`,
  fewer: (name: string): string => `One fewer ${name}`,
  more: (name: string): string => `One more ${name}`,
  quantityOf: (name: string): string => `Quantity of ${name}`,
  add: "Add",
  addOne: (name: string): string => `Add ${name}`,
  suggestion: "Goes well with it",
  itemCount: (count: number): string => (count === 1 ? "1 item" : `${count} items`),
  toFreeShipping: (missing: Money): string => `${moneyText(missing)} more and your order ships free.`,
  shipsFree: "Your order ships free.",
  getsFreeShipping: "With it your order ships free.",
  progress: (freeFrom: Money): string => `Progress to free shipping from ${moneyText(freeFrom)}`,
  shippingAdded: "Shipping is added at checkout.",
  emptyTitle: "Your cart is empty",
  emptyLead: "Pick a tracker, and it shows up here.",
  from: (price: Money): string => `From ${moneyText(price)}`,
  changeFailed: "Your cart could not be updated. Please try again.",
  loadFailed: "Your cart could not be loaded. Checkout still works, with everything in it.",
  retry: "Try again",
} as const;

export const cartSuggestions = {
  keys: { sku: "tagigo-dual-1-pack-black", reason: `For your keys: rings at ${facts.tagigo.loudnessDb} dB.` },
  wallet: { sku: "incard-finder-variant", reason: `For your wallet: ${facts.incardFinder.thicknessMm} mm thin.` },
} as const satisfies Record<string, { sku: Sku; reason: string }>;
