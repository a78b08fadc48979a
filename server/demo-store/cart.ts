import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Sku, skus } from "#content/catalog/buying.ts";

/** The most pieces that one line holds. */
export const maxQuantity = 99;

const lineSchema = z.object({ id: z.string(), key: z.enum(skus), quantity: z.int().min(1).max(maxQuantity) });

/** A cart as it is stored. `key` is the second half of its secret URL; `payment` is set once it is paid. */
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

/** Thrown where a change of a cart is refused; `code` is one of Shopify's CartErrorCode. */
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

/** The quantity, at most what a line holds. @throws CartProblem for what is none */
function checked(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new CartProblem("LESS_THAN", "A quantity is a whole number.");
  return Math.min(quantity, maxQuantity);
}

/**
 * Gives the lines of a cart with more in it; equal items share a line.
 * @param added a null key stands for something that isn't sold
 * @throws CartProblem for that, and for a quantity that is none
 */
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

/**
 * Gives the lines of a cart with other quantities; 0 takes a line out.
 * @throws CartProblem for a line that isn't there, and for a quantity that is none
 */
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
