import { z } from "zod";
import { currencyCode } from "#contract/currency-code.ts";
import { type PaymentStatus, paymentId, paymentMetadata } from "#contract/payment-status.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import {
  insertDemoCart,
  insertDemoPayment,
  readDemoJson,
  type TableBounds,
  updateDemoCart,
} from "#server/db/queries/demo-store.ts";
import { forgetCheckout, isRecorded, openCheckout, recordOrder } from "#server/db/queries/recorded-orders.ts";
import { type Bought, readStock, type Stock } from "#server/db/queries/stock.ts";
import type { Log } from "#server/lib/log.ts";
import { orderOf } from "#server/payments/order-of.ts";
import { demoStoreBounds } from "./bounds.ts";

/** A simulated payment as it is stored; `amount` is whole cents, as at Stripe. */
const demoPaymentSchema = z.object({
  id: z.string(),
  status: z.enum(["succeeded", "requires_payment_method"]),
  amount: z.int().nonnegative(),
  /** Dollars where it isn't given. */
  currency: currencyCode.optional(),
  metadata: paymentMetadata,
  /** To try again after a failed payment. Only the demo store reads it. */
  checkout: z.string().optional(),
});
export type DemoPayment = z.infer<typeof demoPaymentSchema>;

/** Reads a simulated payment; null when there is none or the id is malformed. */
export async function readDemoPayment(
  storage: Pick<DemoStorage, "getPayment">,
  id: string,
): Promise<DemoPayment | null> {
  const json = paymentId.safeParse(id).success ? await storage.getPayment(id) : null;
  return json === null ? null : demoPaymentSchema.parse(JSON.parse(json));
}

/** Where the demo store keeps carts and payments, as JSON text; whoever reads one checks what it holds. */
export type DemoStorage = {
  /** The JSON of a cart by its token; null for an unknown one. */
  getCart(id: string): Promise<string | null>;
  /** Stores a new cart. Gives false when there is no room for it. */
  createCart(id: string, json: string): Promise<boolean>;
  /** Replaces a cart; nothing happens when it is gone. */
  updateCart(id: string, cart: { readonly json: string; readonly paid: boolean }): Promise<void>;
  /** The JSON of a payment by its id; null for an unknown one. */
  getPayment(id: string): Promise<string | null>;
  /**
   * Stores a payment, once, with its record for staff, as `insertDemoPayment`.
   * @param bought is taken from the stock
   */
  putPayment(id: string, json: string, bought?: readonly Bought[]): Promise<boolean>;
  /** What is left of the variants that staff count. */
  stock(): Promise<Stock>;
  /** Notes for staff that somebody opened a cart's checkout. It never throws: nobody's checkout depends on it. */
  noteCheckout(id: string, order: Pick<PaymentStatus, "amount" | "currency" | "metadata">): Promise<void>;
};

const checkoutId = (cart: string): string => `checkout ${cart}`;

/** Gives the storage in the shop's database, which every replica shares. */
export function demoStorage(database: DatabaseClient, log: Log): DemoStorage {
  const { db } = database;
  const { idleMs, maxCarts, maxPayments } = demoStoreBounds;
  const bounds = (maxRows: number): TableBounds => ({
    maxRows,
    idleBefore: new Date(Date.now() - idleMs).toISOString(),
  });
  return {
    getCart: (id) => readDemoJson(db, "demo_carts", id),
    createCart: (id, json) => insertDemoCart(database, id, json, bounds(maxCarts)),
    async updateCart(id, cart) {
      await updateDemoCart(db, id, cart);
      if (cart.paid) await forgetCheckout(db, checkoutId(id));
    },
    getPayment: (id) => readDemoJson(db, "demo_payments", id),
    putPayment(id, json, bought) {
      const { status, amount, currency, metadata } = demoPaymentSchema.parse(JSON.parse(json));
      const order = orderOf("demo", { status, amount: amount / 100, metadata, ...(currency ? { currency } : {}) });
      return insertDemoPayment(database, id, json, bounds(maxPayments), order, bought);
    },
    stock: () => readStock(db),
    async noteCheckout(id, order) {
      try {
        if (await isRecorded(db, checkoutId(id))) return;
        await recordOrder(db, checkoutId(id), orderOf("demo", { ...order, status: openCheckout }));
      } catch (error) {
        log.warn({ err: error }, "a checkout wasn't noted");
      }
    },
  };
}
