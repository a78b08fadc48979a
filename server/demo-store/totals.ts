import { type Sku, skuDetailsOf, skuName, skuPrice } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { toPrice } from "#content/format.ts";
import type { PaymentMetadata } from "#contract/payment-status.ts";
import type { Product } from "#contract/product.ts";
import type { CartLine } from "./cart.ts";

export function toCents(price: string): number {
  const match = /^(\d{1,9})\.(\d{2})$/.exec(price);
  if (match === null) throw new Error(`not a price: ${price}`);
  return Number(match[1]) * 100 + Number(match[2]);
}

export const toDollars = (cents: number): string => toPrice(cents / 100);

/** As Shopify formats them: "29.0", "19.5", "19.99". The SDK fails on "29.00". */
export const toDecimal = (cents: number): string => toDollars(cents).replace(/0$/, "");

export type PricedLine = CartLine & { name: string; each: number; total: number };

export type Totals = ReturnType<typeof totals>;

export function priceOf(key: Sku, catalog: readonly Product[]): number | null {
  const price = skuPrice(key, catalog);
  return price === null ? null : toCents(price);
}

/** At the live catalog's prices, without lines that are no longer sold (docs/behavior/catalog.md). */
export function totals(lines: readonly CartLine[], catalog: readonly Product[]) {
  const priced = lines.flatMap(({ id, key, quantity }): PricedLine[] => {
    const each = priceOf(key, catalog);
    return each === null ? [] : [{ id, key, name: skuName(key, catalog), quantity, each, total: each * quantity }];
  });
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0);
  const free = subtotal === 0 || subtotal >= facts.shop.freeShippingFromDollars * 100;
  const shipping = free ? 0 : toCents(demoShippingRate);
  const quantity = priced.reduce((sum, line) => sum + line.quantity, 0);
  return { lines: priced, quantity, subtotal, shipping, total: subtotal + shipping };
}

const maxNameLength = 480;

function itemList(lines: readonly PricedLine[]): string {
  return lines.reduce((list, { key, quantity }) => {
    const longer = list === "" ? `${key}:${quantity}` : `${list},${key}:${quantity}`;
    return longer.length <= maxNameLength ? longer : list;
  }, "");
}

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

/** A line's picture, in the name scheme that the SDK expects of a store. */
export const demoPictureAddress = (key: Sku): string => `/demo-store/pictures/${skuDetailsOf(key).picture}.webp`;
