import { z } from "zod";
import { currencyCode } from "./currency-code.ts";

/** A payment's id at Stripe, checked before it is looked up there. */
export const paymentId = z
  .string()
  .max(255)
  .regex(/^pi_\w+$/);

const dollars = z.string().regex(/^\d{1,7}\.\d{2}$/);

/** Stripe stores metadata as text. */
const quantity = z.preprocess((value) => {
  return /^[1-9]\d{0,4}$/.test(String(value)) ? Number(value) : undefined;
}, z.number().optional());

/** A malformed field counts as absent: a payment made elsewhere may hold anything. No other field leaves the server. */
export const paymentMetadata = z
  .object({
    quantity,
    product: z.string().min(1).max(500).optional().catch(undefined),
    /** By SKU and quantity: `incard-finder-variant:2,carbon-finder-presale:1`. */
    items: z
      .string()
      .max(500)
      .regex(/^[a-z0-9-]+:\d{1,3}(,[a-z0-9-]+:\d{1,3})*$/)
      .optional()
      .catch(undefined),
    /** In dollars; absent for a mixed order. */
    price: dollars.optional().catch(undefined),
    shipping: dollars.optional().catch(undefined),
  })
  .catch({});

/**
 * How a payment went. `amount` is in whole units of `currency`, dollars where that is left out
 * (docs/behavior/calls.md#payment-status).
 */
export const paymentStatusResponse = z.object({
  status: z.string(),
  amount: z.number(),
  currency: currencyCode.optional(),
  metadata: paymentMetadata,
  /** The page where what was bought can be reviewed: only of a payment that succeeded. */
  review: z
    .string()
    .max(800)
    .regex(/^\/review\?ticket=/)
    .optional(),
});
export type PaymentMetadata = z.infer<typeof paymentMetadata>;
export type PaymentStatus = z.infer<typeof paymentStatusResponse>;
