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

/** Of all that a payment carries (Stripe keeps text only), the fields that may leave the server. */
export function publicMetadata(metadata: unknown): PaymentMetadata {
  const found = paymentMetadata.parse(metadata);
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
