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

/** docs/behavior/demo-store.md#payments */
export function demoPayments(storage: { getPayment(id: string): Promise<string | null> }): Payments {
  return {
    async find(id) {
      if (!paymentId.safeParse(id).success) return null;
      const json = await storage.getPayment(id);
      if (json === null) return null;
      const { status, amount, metadata } = demoPaymentSchema.parse(JSON.parse(json));
      return { status, amount: amount / 100, metadata };
    },
  };
}
