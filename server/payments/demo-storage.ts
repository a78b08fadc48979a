import type { PaymentStatus } from "#contract/payment-status.ts";
import { demoStoreBounds } from "#server/demo-store/bounds.ts";
import type { Bought, Stock } from "#server/demo-store/stock.ts";

/** JSON text; whoever reads it checks what it holds. */
export type StoredCart = { readonly json: string; readonly paid: boolean };

/** The database in the shop, a map in a test. Both hold {@link demoStoreBounds}. */
export type DemoStorage = {
  getCart(id: string): Promise<string | null>;
  /** False when there is no room for it. */
  createCart(id: string, json: string): Promise<boolean>;
  /** Nothing happens when the cart is gone. */
  updateCart(id: string, cart: StoredCart): Promise<void>;
  getPayment(id: string): Promise<string | null>;
  /** Saves a payment unless its id exists, so that a form sent twice pays once, and takes what it bought from the stock. False when
   * there is no room for it. @throws TooFewLeftError with nothing saved */
  putPayment(id: string, json: string, bought?: readonly Bought[]): Promise<boolean>;
  stock(): Promise<Stock>;
  /** Notes for staff that somebody opened a cart's checkout. */
  noteCheckout(id: string, order: Pick<PaymentStatus, "amount" | "metadata">): Promise<void>;
};

/** For tests. */
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
