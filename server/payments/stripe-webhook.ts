import { z } from "zod";
import { openCheckout } from "#server/db/queries/recorded-orders.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { orderOf } from "./order-of.ts";
import {
  momentOf,
  paymentOf,
  stripeCharge,
  stripeDispute,
  stripeIntent,
  stripeRefund,
  stripeSeconds,
  wholeUnits,
} from "./stripe-objects.ts";
import type { PaymentNews, ReadReport } from "./take-payment.ts";

const eventSchema = z.object({ type: z.string(), created: stripeSeconds, data: z.object({ object: z.unknown() }) });

/** Gives the news in an event's object, null for an object of another shape. @param at ISO 8601 */
type ReadObject = (object: unknown, at: string) => PaymentNews | "ignored" | null;

/** Makes a reader of an object that fits a schema. */
const readerOf =
  <Schema extends z.ZodType>(
    schema: Schema,
    read: (object: z.output<Schema>, at: string) => PaymentNews | "ignored",
  ): ReadObject =>
  (object, at) => {
    const parsed = schema.safeParse(object);
    return parsed.success ? read(parsed.data, at) : null;
  };

/** The status is the event's: older versions of the API call some otherwise. */
const intentAs = (status: string): ReadObject =>
  readerOf(stripeIntent.omit({ status: true }), (intent, at) => {
    const order = { ...orderOf("live", paymentOf(intent, status)), at };
    return { kind: "payment", id: intent.id, order };
  });

/** All that was refunded of a charge so far, so that an event that comes late or twice changes nothing. */
const refundedCharge = readerOf(stripeCharge, (charge, at) => {
  const { id, payment_intent: order, amount_refunded: refunded, currency } = charge;
  // Its sale isn't recorded either.
  if (!order) return "ignored";
  const amount = wholeUnits(refunded, currency);
  return { kind: "refund", refund: { source: id, order, currency, amount, at, rank: refunded } };
});

const failedRefund = readerOf(stripeRefund, ({ id, charge, payment_intent: order, amount, currency, status }, at) => {
  if (!charge || !order || (status !== "failed" && status !== "canceled")) return "ignored";
  return {
    kind: "failed-refund",
    refund: { source: charge, refund: id, order, currency, amount: wholeUnits(amount, currency), at },
  };
});

/**
 * In these states a dispute takes nothing: inquiries took none, and of the others it came back. `charge_refunded` is
 * what older versions of the API say of one that a refund ended, which counts itself.
 */
const keptIn = [
  "won",
  "prevented",
  "charge_refunded",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
];
const finalStates = ["won", "lost", "prevented", "charge_refunded", "warning_closed"];

const dispute = readerOf(stripeDispute, ({ id, payment_intent: order, amount, currency, status }, at) => {
  if (!order) return "ignored";
  const taken = keptIn.includes(status) ? 0 : wholeUnits(amount, currency);
  const rank = finalStates.includes(status) ? 1 : 0;
  return { kind: "refund", refund: { source: id, order, currency, amount: taken, at, rank } };
});

/** What reads an event, by its type; other types aren't counted. */
const readers: ReadonlyMap<string, ReadObject> = new Map(
  Object.entries({
    "payment_intent.created": intentAs(openCheckout),
    "payment_intent.processing": intentAs("processing"),
    "payment_intent.succeeded": intentAs("succeeded"),
    "payment_intent.payment_failed": intentAs("requires_payment_method"),
    "payment_intent.canceled": intentAs("canceled"),
    "charge.refunded": refundedCharge,
    "charge.refund.updated": failedRefund,
    "refund.updated": failedRefund,
    "refund.failed": failedRefund,
    "charge.dispute.created": dispute,
    "charge.dispute.updated": dispute,
    "charge.dispute.funds_withdrawn": dispute,
    "charge.dispute.funds_reinstated": dispute,
    "charge.dispute.closed": dispute,
  }),
);

/** Makes what reads Stripe's events. @param secrets of which one has signed an event; two while one is rotated */
export function stripeWebhook(secrets: readonly string[]): ReadReport {
  return async (raw, header) => {
    const signature = header("stripe-signature");
    if (signature === undefined) return "forged";
    // Large, and needed by live shops alone.
    const { default: Stripe } = await import("stripe");
    const text = new TextDecoder().decode(raw);
    const isSigned = secrets.some((secret) => {
      try {
        // Not `constructEvent`: it refuses what is signed and of a shape that it doesn't know.
        return Stripe.webhooks.signature?.verifyHeader(text, signature, secret, Stripe.webhooks.DEFAULT_TOLERANCE);
      } catch {
        return false;
      }
    });
    if (!isSigned) return "forged";
    const event = parseJson(eventSchema, text);
    const type = event?.type ?? parseJson(z.object({ type: z.string() }), text)?.type;
    if (type !== undefined && !readers.has(type)) return "ignored";
    return (event && readers.get(event.type)?.(event.data.object, momentOf(event.created))) ?? "unreadable";
  };
}
