/**
 * What the demo store keeps, and nothing about how: the database in the shop, a map in a test.
 * Values are JSON text; whoever reads one checks what it holds.
 */
export type DemoStorage = {
  /** The cart under this token, or null. */
  getCart(id: string): Promise<string | null>;
  /** Stores or replaces the cart. */
  putCart(id: string, json: string): Promise<void>;
  /** The payment with this id, or null. */
  getPayment(id: string): Promise<string | null>;
  /** Stores a payment unless its id is taken already: the first one stands, so a form sent twice pays once. */
  putPayment(id: string, json: string): Promise<void>;
};

/** A storage that lasts as long as the process: for tests. */
export function memoryStorage(): DemoStorage {
  const carts = new Map<string, string>();
  const payments = new Map<string, string>();
  return {
    getCart: async (id) => carts.get(id) ?? null,
    putCart: async (id, json) => {
      carts.set(id, json);
    },
    getPayment: async (id) => payments.get(id) ?? null,
    putPayment: async (id, json) => {
      if (!payments.has(id)) payments.set(id, json);
    },
  };
}
