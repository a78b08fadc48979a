import { createHash, randomBytes } from "node:crypto";
import { isSameSecret } from "#server/auth/signatures.ts";
import { DemoStoreFull, demoStoreBounds } from "./bounds.ts";
import { type Cart, CartProblem, cartSchema, orderMetadata, type Totals } from "./cart.ts";
import type { DemoPayment, DemoStorage } from "./demo-storage.ts";
import { boughtOf } from "./stock.ts";

const randomHex = (): string => randomBytes(16).toString("hex");

const tokenPattern = /^[0-9a-f]{32}$/;

function stored(cart: Cart): string {
  // The payment's id doesn't count: a cart that could be filled can be paid.
  if (Buffer.byteLength(JSON.stringify({ ...cart, payment: null })) > demoStoreBounds.maxCartBytes) {
    throw new CartProblem("CART_TOO_LARGE", `A cart has at most ${demoStoreBounds.maxCartBytes} bytes.`);
  }
  return JSON.stringify(cart);
}

export type Carts = ReturnType<typeof createCarts>;

export function createCarts(storage: DemoStorage) {
  const busy = new Map<string, Promise<unknown>>();

  /** The cart of a token and its key, or null when either is wrong. A paid cart is found too. */
  async function find(token: string, key: string): Promise<Cart | null> {
    if (!tokenPattern.test(token) || !tokenPattern.test(key)) return null;
    const json = await storage.getCart(token);
    if (json === null) return null;
    const cart = cartSchema.parse(JSON.parse(json));
    return isSameSecret(cart.key, key) ? cart : null;
  }

  /** Runs `work` after all earlier work on this cart, so that two quick clicks lose nothing. */
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
    async create(lines: Cart["lines"], note: string | null = null): Promise<Cart> {
      const [token, key] = [randomHex(), randomHex()];
      const at = new Date().toISOString();
      const cart: Cart = { token, key, lines, note, createdAt: at, updatedAt: at, payment: null };
      if (!(await storage.createCart(token, stored(cart)))) throw new DemoStoreFull("too many carts");
      return cart;
    },
    /** Changes a cart that isn't paid yet; null when there is none. When `change` throws, the cart stays as it was. */
    change: (token: string, key: string, change: (cart: Cart) => Partial<Cart>): Promise<Cart | null> =>
      alone(token, async () => {
        const cart = await find(token, key);
        if (cart === null || cart.payment !== null) return null;
        const changed: Cart = { ...cart, ...change(cart), updatedAt: new Date().toISOString() };
        await storage.updateCart(token, { json: stored(changed), paid: changed.payment !== null });
        return changed;
      }),
  };
}

export type Outcome = "succeeded" | "failed";

/** Made from the cart's secrets: it can't be guessed, and a form sent twice makes the same payment. */
function paymentIdOf(cart: Cart, outcome: Outcome): string {
  const what = outcome === "succeeded" ? "" : JSON.stringify(cart.lines);
  const hash = createHash("sha256").update(`${cart.token}|${cart.key}|${outcome}|${what}`).digest("hex");
  // 80 bits: too many to guess, few enough to read out.
  return `pi_demo_${BigInt(`0x${hash.slice(0, 20)}`)
    .toString(36)
    .padStart(16, "0")}`;
}

export const checkoutAddress = ({ token, key }: Pick<Cart, "token" | "key">): string =>
  `/demo-store/checkout/${token}?key=${key}`;

export const confirmationAddress = (payment: string, outcome: Outcome): string =>
  `/order-confirmation?${new URLSearchParams({ payment_intent: payment, redirect_status: outcome })}`;

/**
 * Saves the payment of a cart and, on success, takes its lines from the stock and closes it. Returns its id.
 * @throws DemoStoreFull, TooFewLeftError
 */
export async function pay(
  { carts, storage }: { carts: Carts; storage: DemoStorage },
  cart: Cart,
  order: Totals,
  outcome: Outcome,
): Promise<string> {
  const id = paymentIdOf(cart, outcome);
  const isPaid = outcome === "succeeded";
  const payment: DemoPayment = {
    id,
    amount: order.total,
    metadata: orderMetadata(order),
    ...(isPaid ? { status: outcome } : { status: "requires_payment_method", checkout: checkoutAddress(cart) }),
  };
  const bought = isPaid ? boughtOf(cart.lines) : [];
  if (!(await storage.putPayment(id, JSON.stringify(payment), bought))) throw new DemoStoreFull("too many payments");
  if (isPaid) await carts.change(cart.token, cart.key, () => ({ payment: id }));
  return id;
}
