import type { PaymentStatus } from "#contract/payment-status.ts";

/** docs/behavior/demo-store.md#payments */
export type Payments = {
  /**
   * Null when there is none or the id is malformed.
   * @throws when the payment service can't be reached or its response is invalid
   */
  find(id: string): Promise<PaymentStatus | null>;
};
