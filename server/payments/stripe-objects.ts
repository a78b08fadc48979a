import { z } from "zod";
import { defaultCurrency } from "#contract/currency.ts";
import { currencyCode } from "#contract/currency-code.ts";
import { currencyDigits, maxUnits } from "#contract/currency-units.ts";
import { type PaymentStatus, paymentId, paymentMetadata } from "#contract/payment-status.ts";

// What the shop reads of Stripe's objects, whichever way they come in: looked up, or in an event. Their other fields differ
// between versions of Stripe's API.

/** Stripe counts some currencies in other units than ISO 4217 has: https://docs.stripe.com/currencies */
const stripeDigits: Readonly<Record<string, number>> = { isk: 2, mga: 0, ugx: 2 };

/** Gives Stripe's smallest units of a currency as whole ones: 5598 of `usd` is 55.98, of `jpy` 5598. */
export const wholeUnits = (units: number, currency: string): number =>
  units / 10 ** (stripeDigits[currency] ?? currencyDigits(currency));

const units = z.int().nonnegative().max(maxUnits);

const earliest = Date.UTC(2010) / 1000;
const latest = Date.UTC(2100) / 1000;
/** A moment as Stripe writes it: seconds since 1970, not before Stripe began nor in another century. */
export const stripeSeconds = z.int().min(earliest).max(latest);

/** Gives such a moment in ISO 8601, now at the latest. */
export const momentOf = (seconds: number): string => new Date(Math.min(seconds * 1000, Date.now())).toISOString();

/** An id, or the object in its place where an account expands it. */
const idOf = z.union([z.string().max(255), z.object({ id: z.string().max(255) }).transform(({ id }) => id)]);

/** A payment intent. */
export const stripeIntent = z.object({
  id: paymentId,
  status: z.string(),
  amount: units,
  /** Less than `amount` where only a part was captured. */
  amount_received: units.optional(),
  currency: currencyCode,
  created: stripeSeconds.optional(),
  metadata: paymentMetadata,
});
type StripeIntent = Omit<z.infer<typeof stripeIntent>, "status">;

/**
 * Gives a payment intent as the shop shows and records it: what was received once it succeeded, what is asked for
 * before.
 * @param status as whoever reads it names the state: an event's is its own
 */
export function paymentOf(intent: StripeIntent, status: string): PaymentStatus & { at?: string } {
  const { amount, amount_received: received, currency, created, metadata } = intent;
  const paid = status === "succeeded" ? (received ?? amount) : amount;
  return {
    status,
    amount: wholeUnits(paid, currency),
    metadata,
    ...(currency === defaultCurrency ? {} : { currency }),
    ...(created === undefined ? {} : { at: momentOf(created) }),
  };
}

/** A charge: `amount_refunded` is all that was refunded of it so far. */
export const stripeCharge = z.object({
  id: z.string().max(255),
  payment_intent: idOf.nullish(),
  amount_refunded: units,
  currency: currencyCode,
});

/** A refund. Where `status` is `failed` or `canceled`, the money stayed with the seller. */
export const stripeRefund = z.object({
  id: z.string().max(255),
  charge: idOf.nullish(),
  payment_intent: idOf.nullish(),
  amount: units,
  currency: currencyCode,
  status: z.string().nullish(),
});

/** A dispute about a payment. */
export const stripeDispute = z.object({
  id: z.string().max(255),
  payment_intent: idOf.nullish(),
  amount: units,
  currency: currencyCode,
  status: z.string(),
});
