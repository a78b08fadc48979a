/**
 * What the demo store keeps, and nothing about how: the database in the shop, a map in a test.
 * Values are JSON; what comes back is `unknown` and is checked by whoever reads it.
 */
export type DemoStorage = {
  /** The cart under this token, or null. */
  getCart(id: string): Promise<unknown>;
  /** Stores or replaces the cart. */
  putCart(id: string, cart: unknown): Promise<void>;
  /** The payment with this id, or null. */
  getPayment(id: string): Promise<unknown>;
  /** Stores a payment unless its id is taken already: the first one stands, so a form sent twice pays once. */
  putPayment(id: string, payment: unknown): Promise<void>;
};

/** A storage that lasts as long as the process: for tests. */
export function memoryStorage(): DemoStorage {
  const carts = new Map<string, string>();
  const payments = new Map<string, string>();
  const read = (text: string | undefined): unknown => (text === undefined ? null : JSON.parse(text));
  return {
    getCart: async (id) => read(carts.get(id)),
    putCart: async (id, cart) => {
      carts.set(id, JSON.stringify(cart));
    },
    getPayment: async (id) => read(payments.get(id)),
    putPayment: async (id, payment) => {
      if (!payments.has(id)) payments.set(id, JSON.stringify(payment));
    },
  };
}
