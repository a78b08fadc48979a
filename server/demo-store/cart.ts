import { randomUUID } from "node:crypto";
import { z } from "zod";
import { demoIds, type Sku, skuDetailsOf, skus, tagigoSku } from "#content/catalog/buying.ts";

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
