import { z } from "zod";
import { paymentId, paymentMetadata } from "#contract/payment-status.ts";
import { openCheckout } from "#server/db/queries/recorded-orders.ts";
import { orderOf } from "./order-of.ts";
import type { ReadReport } from "./payments.ts";

/** By kind of event; others aren't counted. */
const statuses: Readonly<Record<string, string>> = {
  "payment_intent.created": openCheckout,
  "payment_intent.processing": "processing",
  "payment_intent.succeeded": "succeeded",
  "payment_intent.payment_failed": "requires_payment_method",
  "payment_intent.canceled": "canceled",
};

const eventSchema = z.object({ type: z.string(), created: z.int(), data: z.object({ object: z.unknown() }) });
/** The shop sells in dollars: an amount in another currency isn't added to its sales. */
const intentSchema = z.object({
  id: paymentId,
  amount: z.int().nonnegative(),
  currency: z.literal("usd"),
  metadata: paymentMetadata,
});

/** @param secrets while one is rotated, two */
export function stripeWebhook(secrets: readonly string[]): ReadReport {
  return async (raw, header) => {
    const signature = header("stripe-signature");
    if (signature === undefined) return "forged";
    // Large, and needed by live shops alone.
    const { default: Stripe } = await import("stripe");
    const verified = secrets.flatMap((secret): unknown[] => {
      try {
        return [Stripe.webhooks.constructEvent(Buffer.from(raw), signature, secret)];
      } catch {
        return [];
      }
    });
    if (verified.length === 0) return "forged";
    const event = eventSchema.safeParse(verified[0]);
    if (!event.success) return "unreadable";
    const { type, created, data } = event.data;
    const status = statuses[type];
    if (status === undefined) return "ignored";
    const intent = intentSchema.safeParse(data.object);
    if (!intent.success) return "unreadable";
    const { id, amount, metadata } = intent.data;
    const at = new Date(Math.min(created * 1000, Date.now())).toISOString();
    return { id, order: { ...orderOf("live", { status, amount: amount / 100, metadata }), at } };
  };
}
