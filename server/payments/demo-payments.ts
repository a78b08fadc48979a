import { z } from "zod";
import { paymentId, paymentMetadata } from "#contract/payment-status.ts";
import type { Payments } from "./payments.ts";

/** `amount` is whole cents, as at Stripe. */
export const demoPaymentSchema = z.object({
  id: z.string(),
  status: z.enum(["succeeded", "requires_payment_method"]),
  amount: z.int().nonnegative(),
  metadata: paymentMetadata,
  /** To try again after a failed payment. Only the demo store reads it. */
  checkout: z.string().optional(),
});
export type DemoPayment = z.infer<typeof demoPaymentSchema>;

type PaymentStorage = { getPayment(id: string): Promise<string | null> };

/** Null when there is none or the id is malformed. */
export async function readDemoPayment(storage: PaymentStorage, id: string): Promise<DemoPayment | null> {
  const json = paymentId.safeParse(id).success ? await storage.getPayment(id) : null;
  return json === null ? null : demoPaymentSchema.parse(JSON.parse(json));
}

/** docs/behavior/demo-store.md#payments */
export const demoPayments = (storage: PaymentStorage): Payments => ({
  async find(id) {
    const payment = await readDemoPayment(storage, id);
    return payment && { status: payment.status, amount: payment.amount / 100, metadata: payment.metadata };
  },
});
