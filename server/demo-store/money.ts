import { toPrice } from "#content/format.ts";

/** Gives the whole cents of a price such as `27.99`. @throws Error when the text is no price */
export function toCents(price: string): number {
  const match = /^(\d{1,9})\.(\d{2})$/.exec(price);
  if (match === null) throw new Error(`not a price: ${price}`);
  return Number(match[1]) * 100 + Number(match[2]);
}

/** Gives cents as dollars with two decimals: 2799 is `27.99`. */
export const toDollars = (cents: number): string => toPrice(cents / 100);

/** Gives cents as dollars the way Shopify formats them: `29.0`, `19.5`, `19.99`. The SDK fails on `29.00`. */
export const toDecimal = (cents: number): string => toDollars(cents).replace(/0$/, "");
