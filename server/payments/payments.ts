import type { PaymentStatus } from "#contract/payment-status.ts";

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
