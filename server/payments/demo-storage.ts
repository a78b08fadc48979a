import type { PaymentStatus } from "#contract/payment-status.ts";
import { demoStoreBounds } from "#server/demo-store/bounds.ts";
import type { Bought, Stock } from "#server/demo-store/stock.ts";

/** What is stored of a cart. Values are JSON text; whoever reads one checks what it holds. */
export type StoredCart = { readonly json: string; readonly paid: boolean };

/**
 * What the demo store keeps, and nothing about how: the database in the shop, a map in a test. Both hold the bounds of
 * {@link demoStoreBounds}.
 */
export type DemoStorage = {
  /** The cart under this token, or null. */
  getCart(id: string): Promise<string | null>;
  /** Stores a new cart; false when there is no room for it. */
  createCart(id: string, json: string): Promise<boolean>;
  /** Replaces a cart; nothing happens when it is gone. */
  updateCart(id: string, cart: StoredCart): Promise<void>;
  /** The payment with this id, or null. */
  getPayment(id: string): Promise<string | null>;
  /** Saves a payment unless its id exists, so that a form sent twice pays once, and takes what it bought from the stock. False when
   * there is no room for it. @throws TooFewLeftError with nothing saved */
  putPayment(id: string, json: string, bought?: readonly Bought[]): Promise<boolean>;
  /** How many are left of what staff count. */
  stock(): Promise<Stock>;
  /** Notes for staff that somebody opened a cart's checkout. */
  noteCheckout(id: string, order: Pick<PaymentStatus, "amount" | "metadata">): Promise<void>;
};

/** A storage that lasts as long as the process: for tests. It refuses what is beyond its bounds. */
export function memoryStorage(): DemoStorage {
  const { maxCarts, maxPayments } = demoStoreBounds;
  const carts = new Map<string, string>();
  const payments = new Map<string, string>();
  return {
    getCart: async (id) => carts.get(id) ?? null,
    createCart: async (id, json) => {
      if (carts.size >= maxCarts) return false;
      carts.set(id, json);
      return true;
    },
    updateCart: async (id, { json }) => {
      if (carts.has(id)) carts.set(id, json);
    },
    getPayment: async (id) => payments.get(id) ?? null,
    putPayment: async (id, json) => {
      if (payments.has(id)) return true;
      if (payments.size >= maxPayments) return false;
      payments.set(id, json);
      return true;
    },
    stock: async () => new Map(),
    noteCheckout: async () => {},
  };
}
