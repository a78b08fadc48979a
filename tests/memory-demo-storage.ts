import { demoStoreBounds } from "#server/demo-store/bounds.ts";
import type { DemoStorage } from "#server/demo-store/demo-storage.ts";

/** The demo store's rows without a database. Staff count nothing there. */
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
