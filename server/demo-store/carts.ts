import { randomBytes } from "node:crypto";
import { isSameSecret } from "#server/auth/signatures.ts";
import type { DemoStorage } from "#server/payments/demo-storage.ts";
import { DemoStoreFull, demoStoreBounds } from "./bounds.ts";
import { type Cart, CartProblem, cartSchema } from "./cart.ts";

const randomHex = (): string => randomBytes(16).toString("hex");

const tokenPattern = /^[0-9a-f]{32}$/;

function stored(cart: Cart): string {
  // The payment's id doesn't count: a cart that could be filled can be paid.
  if (Buffer.byteLength(JSON.stringify({ ...cart, payment: null })) > demoStoreBounds.maxCartBytes) {
    throw new CartProblem("CART_TOO_LARGE", `A cart has at most ${demoStoreBounds.maxCartBytes} bytes.`);
  }
  return JSON.stringify(cart);
}

export class Carts {
  readonly #storage: DemoStorage;
  readonly #busy = new Map<string, Promise<unknown>>();

  constructor(storage: DemoStorage) {
    this.#storage = storage;
  }

  async create(lines: Cart["lines"], note: string | null = null): Promise<Cart> {
    const at = new Date().toISOString();
    const cart: Cart = {
      token: randomHex(),
      key: randomHex(),
      lines,
      note,
      createdAt: at,
      updatedAt: at,
      payment: null,
    };
    if (!(await this.#storage.createCart(cart.token, stored(cart)))) throw new DemoStoreFull("too many carts");
    return cart;
  }

  /** The cart of a token and its key, or null when either is wrong. A paid cart is found too. */
  async find(token: string, key: string): Promise<Cart | null> {
    if (!tokenPattern.test(token) || !tokenPattern.test(key)) return null;
    const json = await this.#storage.getCart(token);
    if (json === null) return null;
    const cart = cartSchema.parse(JSON.parse(json));
    return isSameSecret(cart.key, key) ? cart : null;
  }

  /** Changes a cart that isn't paid yet; null when there is none. When `change` throws, the cart stays as it was. */
  change(token: string, key: string, change: (cart: Cart) => Partial<Cart>): Promise<Cart | null> {
    return this.alone(token, async () => {
      const cart = await this.find(token, key);
      if (cart === null || cart.payment !== null) return null;
      const changed: Cart = { ...cart, ...change(cart), updatedAt: new Date().toISOString() };
      await this.#storage.updateCart(token, { json: stored(changed), paid: changed.payment !== null });
      return changed;
    });
  }

  /** Runs `work` after all earlier work on this cart, so that two quick clicks lose nothing. */
  async alone<T>(token: string, work: () => Promise<T>): Promise<T> {
    const before = this.#busy.get(token) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => {});
    this.#busy.set(token, settled);
    try {
      return await mine;
    } finally {
      if (this.#busy.get(token) === settled) this.#busy.delete(token);
    }
  }
}
