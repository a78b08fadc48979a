import { z } from "zod";
import { type PaymentMetadata, type PaymentStatus, paymentMetadata } from "#contract/payment-status.ts";

/**
 * Where a payment's state is looked up: Stripe when it is configured, else the demo store's own payments
 * (docs/behavior/demo-store.md#payments).
 */
export type Payments = {
  /**
   * The payment with this id, or null when there is none or the id is not shaped like one.
   * @throws when the payment service can't be reached or its response is invalid; the caller responds 503.
   */
  find(id: string): Promise<PaymentStatus | null>;
};

const { shape } = paymentMetadata;

/** A malformed field counts as absent, so that other metadata can't break the order page. */
const lenient = z.object({
  quantity: z.preprocess((value) => (/^[1-9]\d{0,4}$/.test(String(value)) ? Number(value) : undefined), shape.quantity),
  product: shape.product.catch(undefined),
  items: shape.items.catch(undefined),
  price: shape.price.catch(undefined),
  shipping: shape.shipping.catch(undefined),
});

/** Of all that a payment carries (Stripe keeps text only), the fields that may leave the server. */
export function publicMetadata(metadata: unknown): PaymentMetadata {
  const found = lenient.safeParse(metadata).data ?? {};
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
