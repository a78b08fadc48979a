import { randomBytes } from "node:crypto";
import { isSameSecret } from "#server/auth/signatures.ts";
import { DemoStoreFull, demoStoreBounds } from "./bounds.ts";
import { type Cart, CartProblem, cartSchema } from "./cart.ts";
import type { DemoStorage } from "./demo-storage.ts";

/** A secret of 128 bits, as 32 hexadecimal digits. */
const randomHex = (): string => randomBytes(16).toString("hex");

const tokenPattern = /^[0-9a-f]{32}$/;

/** A cart as it is stored. @throws CartProblem when it is larger than a row may be */
function stored(cart: Cart): string {
  // The payment's id doesn't count: a cart that could be filled can be paid.
  if (Buffer.byteLength(JSON.stringify({ ...cart, payment: null })) > demoStoreBounds.maxCartBytes) {
    throw new CartProblem("CART_TOO_LARGE", `A cart has at most ${demoStoreBounds.maxCartBytes} bytes.`);
  }
  return JSON.stringify(cart);
}

/** The demo store's carts, in the shop's database, so that every replica knows them. */
export type Carts = {
  /** The cart of a token and its key, or null when either is wrong. A paid cart is found too. */
  find(token: string, key: string): Promise<Cart | null>;
  /** Runs `work` after all earlier work on this cart, so that two quick clicks lose nothing. */
  alone<T>(token: string, work: () => Promise<T>): Promise<T>;
  /** Stores a new cart. @throws DemoStoreFull when there is no room for it, CartProblem when it is too large */
  create(lines: Cart["lines"], note?: string | null): Promise<Cart>;
  /** Changes a cart that isn't paid yet; null when there is none. When `change` throws, the cart stays as it was. */
  change(token: string, key: string, change: (cart: Cart) => Partial<Cart>): Promise<Cart | null>;
};

/** Opens the carts that a storage keeps. Changes of one cart follow each other within this process. */
export function createCarts(storage: DemoStorage): Carts {
  const busy = new Map<string, Promise<unknown>>();

  async function find(token: string, key: string): Promise<Cart | null> {
    if (!tokenPattern.test(token) || !tokenPattern.test(key)) return null;
    const json = await storage.getCart(token);
    if (json === null) return null;
    const cart = cartSchema.parse(JSON.parse(json));
    return isSameSecret(cart.key, key) ? cart : null;
  }

  async function alone<T>(token: string, work: () => Promise<T>): Promise<T> {
    const before = busy.get(token) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => {});
    busy.set(token, settled);
    try {
      return await mine;
    } finally {
      if (busy.get(token) === settled) busy.delete(token);
    }
  }

  return {
    find,
    alone,
    async create(lines, note = null) {
      const token = randomHex();
      const key = randomHex();
      const at = new Date().toISOString();
      const cart: Cart = { token, key, lines, note, createdAt: at, updatedAt: at, payment: null };
      if (!(await storage.createCart(token, stored(cart)))) throw new DemoStoreFull("too many carts");
      return cart;
    },
    change: (token, key, change) =>
      alone(token, async () => {
        const cart = await find(token, key);
        if (cart === null || cart.payment !== null) return null;
        const changed: Cart = { ...cart, ...change(cart), updatedAt: new Date().toISOString() };
        await storage.updateCart(token, { json: stored(changed), paid: changed.payment !== null });
        return changed;
      }),
  };
}
