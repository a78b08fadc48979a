import { type BuyKey, buyable, buyName, buyPrice } from "#content/catalogue/buying.ts";
import { facts } from "#content/catalogue/facts.ts";
import { demoShippingRate } from "#content/checkout.ts";
import type { PaymentMetadata } from "#contract/payment-status.ts";
import type { Product } from "#contract/product.ts";
import type { CartLine } from "./cart.ts";
import { toCents, toDollars } from "./money.ts";

/** A line with its name and what it costs now, in cents. */
export type PricedLine = { id: string; key: BuyKey; name: string; quantity: number; each: number; total: number };

/** What a cart comes to, in cents. */
export type Totals = { lines: PricedLine[]; quantity: number; subtotal: number; shipping: number; total: number };

/** The price of a key in cents; null when the catalogue doesn't sell it any more. */
export function priceOf(key: BuyKey, catalogue: readonly Product[]): number | null {
  const price = buyPrice(key, catalogue);
  return price === null ? null : toCents(price);
}

/** Adds a cart up from the live catalogue; a line that isn't sold any more is left out. Shipping: storefront §9. */
export function totals(lines: readonly CartLine[], catalogue: readonly Product[]): Totals {
  const priced = lines.flatMap(({ id, key, quantity }): PricedLine[] => {
    const each = priceOf(key, catalogue);
    return each === null ? [] : [{ id, key, name: buyName(key, catalogue), quantity, each, total: each * quantity }];
  });
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0);
  const free = subtotal === 0 || subtotal >= facts.shop.freeShippingFromDollars * 100;
  const shipping = free ? 0 : toCents(demoShippingRate);
  const quantity = priced.reduce((sum, line) => sum + line.quantity, 0);
  return { lines: priced, quantity, subtotal, shipping, total: subtotal + shipping };
}

const longestName = 480;

/** What is noted with the payment: the order page shows it (back-office §2). */
export function orderMetadata({ lines, quantity, shipping }: Totals): PaymentMetadata {
  const [only, second] = lines;
  const listed = lines.map((line) => `${line.quantity} × ${line.name}`).join("; ");
  const product = second === undefined ? only?.name : listed.slice(0, longestName);
  return {
    quantity,
    ...(product === undefined ? {} : { product }),
    ...(second === undefined && only !== undefined ? { price: toDollars(only.each) } : {}),
    ...(shipping > 0 ? { shipping: toDollars(shipping) } : {}),
  };
}

/** Address of a line's picture on this site, in the name scheme that the SDK expects of a store. */
export function pictureAddress(key: BuyKey): string {
  return `/demo-store/pictures/${buyable(key).picture}.webp`;
}
