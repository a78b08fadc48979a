import { z } from "zod";
import { type PaymentStatus, paymentId, paymentMetadata } from "#contract/payment-status.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { insertDemoCart, insertDemoPayment, readDemoJson, updateDemoCart } from "#server/db/queries/demo-store.ts";
import { forgetCheckout, isRecorded, openCheckout, recordOrder } from "#server/db/queries/recorded-orders.ts";
import { type Bought, readStock } from "#server/db/queries/stock.ts";
import type { Log } from "#server/lib/log.ts";
import { orderOf } from "#server/payments/order-of.ts";
import { demoStoreBounds } from "./bounds.ts";

/** `amount` is whole cents, as at Stripe. */
const demoPaymentSchema = z.object({
  id: z.string(),
  status: z.enum(["succeeded", "requires_payment_method"]),
  amount: z.int().nonnegative(),
  metadata: paymentMetadata,
  /** To try again after a failed payment. Only the demo store reads it. */
  checkout: z.string().optional(),
});
export type DemoPayment = z.infer<typeof demoPaymentSchema>;

/** Null when there is none or the id is malformed. */
export async function readDemoPayment(storage: Pick<DemoStorage, "getPayment">, id: string) {
  const json = paymentId.safeParse(id).success ? await storage.getPayment(id) : null;
  return json === null ? null : demoPaymentSchema.parse(JSON.parse(json));
}

export type DemoStorage = ReturnType<typeof demoStorage>;

const checkoutId = (cart: string): string => `checkout ${cart}`;

/** Carts and payments as JSON text; whoever reads it checks what it holds. */
export function demoStorage(database: DatabaseClient, log: Log) {
  const { db } = database;
  const { idleMs, maxCarts, maxPayments } = demoStoreBounds;
  const room = (maxRows: number) => ({ maxRows, idleBefore: new Date(Date.now() - idleMs).toISOString() });
  return {
    getCart: (id: string) => readDemoJson(db, "demo_carts", id),
    /** False when there is no room for it. */
    createCart: (id: string, json: string) => insertDemoCart(database, id, json, room(maxCarts)),
    /** Nothing happens when the cart is gone. */
    async updateCart(id: string, cart: { readonly json: string; readonly paid: boolean }): Promise<void> {
      await updateDemoCart(db, id, cart);
      if (cart.paid) await forgetCheckout(db, checkoutId(id));
    },
    getPayment: (id: string) => readDemoJson(db, "demo_payments", id),
    /** As `insertDemoPayment`. */
    putPayment(id: string, json: string, bought?: readonly Bought[]): Promise<boolean> {
      const { status, amount, metadata } = demoPaymentSchema.parse(JSON.parse(json));
      const order = orderOf("demo", { status, amount: amount / 100, metadata });
      return insertDemoPayment(database, id, json, room(maxPayments), order, bought);
    },
    stock: () => readStock(db),
    /** Notes for staff that somebody opened a cart's checkout. */
    async noteCheckout(id: string, order: Pick<PaymentStatus, "amount" | "metadata">): Promise<void> {
      // Nobody's checkout depends on it.
      try {
        if (await isRecorded(db, checkoutId(id))) return;
        await recordOrder(db, checkoutId(id), orderOf("demo", { ...order, status: openCheckout }));
      } catch (error) {
        log.warn({ err: error }, "a checkout wasn't noted");
      }
    },
  };
}
