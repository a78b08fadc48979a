import { toPrice } from "#content/format.ts";

export function toCents(price: string): number {
  const match = /^(\d{1,9})\.(\d{2})$/.exec(price);
  if (match === null) throw new Error(`not a price: ${price}`);
  return Number(match[1]) * 100 + Number(match[2]);
}

export function toDollars(cents: number): string {
  return toPrice(cents / 100);
}

/** As Shopify formats them: "29.0", "19.5", "19.99". The SDK fails on "29.00". */
export function toDecimal(cents: number): string {
  return toDollars(cents).replace(/0$/, "");
}
