import { z } from "zod";

/** The format of Stripe's payment ids, checked before the lookup. */
export const paymentId = z
  .string()
  .max(255)
  .regex(/^pi_\w+$/);

const dollars = z.string().regex(/^\d{1,7}\.\d{2}$/);

/**
 * Metadata of a payment's order. All fields are optional: a payment made elsewhere may have none. Only these fields
 * leave the server, whatever else the payment service stores.
 */
export const paymentMetadata = z.object({
  /** How many things were bought; 1 when absent. */
  quantity: z.number().int().positive().optional(),
  /** What was bought, in words. */
  product: z.string().min(1).max(500).optional(),
  /** What was bought, by SKU and quantity, for pictures and ship dates: `incard-finder-variant:2,carbon-finder-presale:1`. */
  items: z
    .string()
    .max(500)
    .regex(/^[a-z0-9-]+:\d{1,3}(,[a-z0-9-]+:\d{1,3})*$/)
    .optional(),
  /** Price of one, in dollars; absent for a mixed order. */
  price: dollars.optional(),
  /** The part of the amount that is shipping, in dollars. */
  shipping: dollars.optional(),
});

/** `GET /api/payment-status/{id}` (docs/behavior/calls.md#payment-status): `amount` is dollars. */
export const paymentStatusResponse = z.object({
  status: z.string(),
  amount: z.number(),
  metadata: paymentMetadata,
});
export type PaymentMetadata = z.infer<typeof paymentMetadata>;
export type PaymentStatus = z.infer<typeof paymentStatusResponse>;
