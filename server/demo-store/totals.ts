import { type Sku, skuName, skuPrice, skuSoldOut } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { demoShippingRate } from "#content/checkout.ts";
import type { PaymentMetadata } from "#contract/payment-status.ts";
import type { Product } from "#contract/product.ts";
import type { CartLine } from "./cart.ts";
import { toCents, toDollars } from "./money.ts";

/** A line with the name and the present price of what it holds, in cents: for one piece, and for all. */
export type PricedLine = CartLine & { readonly name: string; readonly each: number; readonly total: number };

/** What a cart comes to: its lines, how many pieces they are, and sums in cents. */
export type Totals = {
  readonly lines: readonly PricedLine[];
  readonly quantity: number;
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  /** From which sum on an order ships free: an amount such as "50", "0" for every order; null where none does. */
  readonly freeShippingFrom: string | null;
};

/** Gives the price of a SKU in cents; null when the catalog doesn't sell it any more. */
export function priceOf(key: Sku, catalog: readonly Product[]): number | null {
  const price = skuPrice(key, catalog);
  return price === null ? null : toCents(price);
}

/**
 * Adds up what a cart comes to at the live catalog's prices. Lines that are no longer sold are left out (shipping:
 * docs/behavior/catalog.md).
 * @param freeShippingFrom from which sum on it ships free, as an amount such as "50"; null where it never does
 */
export function totals(
  lines: readonly CartLine[],
  catalog: readonly Product[],
  freeShippingFrom: string | null = facts.shop.freeShippingFrom,
): Totals {
  const priced = lines.flatMap(({ id, key, quantity }): PricedLine[] => {
    const each = priceOf(key, catalog);
    return each === null ? [] : [{ id, key, name: skuName(key, catalog), quantity, each, total: each * quantity }];
  });
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0);
  // What is sold out can't be paid, so it doesn't count for free shipping.
  const payable = priced.reduce((sum, { key, total }) => (skuSoldOut(key, catalog) ? sum : sum + total), 0);
  const isEnough = freeShippingFrom !== null && payable >= Math.round(Number(freeShippingFrom) * 100);
  const free = payable === 0 || isEnough;
  const shipping = free ? 0 : toCents(demoShippingRate);
  const quantity = priced.reduce((sum, line) => sum + line.quantity, 0);
  return { lines: priced, quantity, subtotal, shipping, total: subtotal + shipping, freeShippingFrom };
}

const maxNameLength = 480;

/** The lines by SKU and quantity, as many as fit into a payment's metadata. */
function itemList(lines: readonly PricedLine[]): string {
  return lines.reduce((list, { key, quantity }) => {
    const longer = list === "" ? `${key}:${quantity}` : `${list},${key}:${quantity}`;
    return longer.length <= maxNameLength ? longer : list;
  }, "");
}

/** Gives the metadata of a payment for an order, from which the order page says what was bought. */
export function orderMetadata({ lines, quantity, shipping }: Totals): PaymentMetadata {
  const [only, second] = lines;
  const listed = lines.map((line) => `${line.quantity} × ${line.name}`).join("; ");
  const product = second === undefined ? only?.name : listed.slice(0, maxNameLength);
  return {
    quantity,
    ...(product === undefined ? {} : { product, items: itemList(lines) }),
    ...(second === undefined && only !== undefined ? { price: toDollars(only.each) } : {}),
    ...(shipping > 0 ? { shipping: toDollars(shipping) } : {}),
  };
}
