import { randomUUID } from "node:crypto";
import { z } from "zod";
import { demoIds, type Sku, skuDetailsOf, skuName, skuPrice, skus, tagigoSku } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { toPrice } from "#content/format.ts";
import type { PaymentMetadata } from "#contract/payment-status.ts";
import type { Product } from "#contract/product.ts";

export const maxQuantity = 99;

const lineSchema = z.object({ id: z.string(), key: z.enum(skus), quantity: z.int().min(1).max(maxQuantity) });

/** `key` is the second half of the cart's secret URL; `payment` is set once it is paid. */
export const cartSchema = z.object({
  token: z.string(),
  key: z.string(),
  lines: z.array(lineSchema).max(skus.length),
  note: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  payment: z.string().nullable(),
});
export type CartLine = z.infer<typeof lineSchema>;
export type Cart = z.infer<typeof cartSchema>;

/** `code` is one of Shopify's CartErrorCode. */
export class CartProblem extends Error {
  override name = "CartProblem";
  readonly code:
    | "INVALID"
    | "INVALID_MERCHANDISE_LINE"
    | "MERCHANDISE_NOT_APPLICABLE"
    | "LESS_THAN"
    | "CART_TOO_LARGE"
    | "NOTE_TOO_LONG"
    | "SERVICE_UNAVAILABLE";
  constructor(code: CartProblem["code"], message: string) {
    super(message);
    this.code = code;
  }
}

const skuOfNumber = new Map(skus.map((key) => [demoIds[key], key]));

/** The SKU of a demo variant number, or null; an alias gives its main SKU, so that a cart has one line for both. */
export function skuOfVariant(number: string): Sku | null {
  const key = skuOfNumber.get(number);
  if (key === undefined) return null;
  const { alias, choice } = skuDetailsOf(key);
  return alias && choice !== null ? tagigoSku(choice.network, choice.pack, choice.color) : key;
}

function checked(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new CartProblem("LESS_THAN", "A quantity is a whole number.");
  return Math.min(quantity, maxQuantity);
}

export function addLines(
  lines: readonly CartLine[],
  added: readonly { key: Sku | null; quantity: number }[],
): CartLine[] {
  const result = lines.map((line) => ({ ...line }));
  for (const { key, quantity } of added) {
    if (key === null) throw new CartProblem("INVALID_MERCHANDISE_LINE", "The merchandise does not exist.");
    if (checked(quantity) === 0) continue;
    const same = result.find((line) => line.key === key);
    if (same) same.quantity = checked(same.quantity + quantity);
    else result.push({ id: `gid://shopify/CartLine/${randomUUID()}`, key, quantity: checked(quantity) });
  }
  return result;
}

export function updateLines(
  lines: readonly CartLine[],
  updates: readonly { id: string; quantity: number }[],
): CartLine[] {
  const wanted = new Map(updates.map(({ id, quantity }) => [id, checked(quantity)]));
  for (const id of wanted.keys()) {
    if (!lines.some((line) => line.id === id))
      throw new CartProblem("INVALID_MERCHANDISE_LINE", "The line does not exist.");
  }
  return lines
    .map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
}

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
