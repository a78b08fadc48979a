import { z } from "zod";

/** The format of Stripe's payment ids, checked before the lookup. */
export const paymentId = z
  .string()
  .max(255)
  .regex(/^pi_\w+$/);

const dollars = z.string().regex(/^\d{1,7}\.\d{2}$/);

/** A whole number, or text that holds one: Stripe stores metadata as text. */
const quantity = z.preprocess((value) => {
  return /^[1-9]\d{0,4}$/.test(String(value)) ? Number(value) : undefined;
}, z.number().optional());

/**
 * Metadata of a payment's order. A missing or malformed field counts as absent, because a payment made elsewhere may
 * hold anything. Only these fields leave the server, whatever else the payment service stores.
 */
export const paymentMetadata = z
  .object({
    /** How many things were bought; 1 when absent. */
    quantity,
    /** What was bought, in words. */
    product: z.string().min(1).max(500).optional().catch(undefined),
    /** What was bought, by SKU and quantity: `incard-finder-variant:2,carbon-finder-presale:1`. */
    items: z
      .string()
      .max(500)
      .regex(/^[a-z0-9-]+:\d{1,3}(,[a-z0-9-]+:\d{1,3})*$/)
      .optional()
      .catch(undefined),
    /** Price of one, in dollars; absent for a mixed order. */
    price: dollars.optional().catch(undefined),
    /** The part of the amount that is shipping, in dollars. */
    shipping: dollars.optional().catch(undefined),
  })
  .catch({});

/** `GET /api/payment-status/{id}` (docs/behavior/calls.md#payment-status): `amount` is dollars. */
export const paymentStatusResponse = z.object({
  status: z.string(),
  amount: z.number(),
  metadata: paymentMetadata,
});
export type PaymentMetadata = z.infer<typeof paymentMetadata>;
export type PaymentStatus = z.infer<typeof paymentStatusResponse>;
