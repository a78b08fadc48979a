import { z } from "zod";

/** Shape of a payment id: checked before anything is asked for it (back-office §7). */
export const paymentIdPattern = /^pi_\w{1,250}$/;

const dollars = z.string().regex(/^\d{1,7}\.\d{2}$/);

/**
 * What is known about the order behind a payment. All of it is optional: a payment made elsewhere may carry none.
 * Only these fields leave the server, whatever else the payment service keeps.
 */
export const paymentMetadataSchema = z.object({
  /** How many things were bought; 1 when absent (back-office §2). */
  quantity: z.string().regex(/^[1-9]\d{0,4}$/).optional(),
  /** What was bought, in words. */
  product: z.string().min(1).max(500).optional(),
  /** Price of one, in dollars; absent for a mixed order. */
  price: dollars.optional(),
  /** The part of the amount that is shipping, in dollars. */
  shipping: dollars.optional(),
});

/** Answer of `GET /api/payment-status/{id}` (back-office §3, §7): `amount` is dollars. */
export const paymentStatusResponse = z.object({
  status: z.string().min(1),
  amount: z.number().nonnegative(),
  metadata: paymentMetadataSchema,
});

export type PaymentMetadata = z.infer<typeof paymentMetadataSchema>;
export type PaymentStatus = z.infer<typeof paymentStatusResponse>;
