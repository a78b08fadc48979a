import type { PaymentStatus } from "#contract/payment-status.ts";
import type { Config } from "#server/config.ts";
import { type DemoStorage, readDemoPayment } from "./demo-storage.ts";

/** docs/behavior/demo-store.md#payments */
export type Payments = {
  /** Null for none or a malformed id. @throws when the service can't be reached or its response is invalid */
  find(id: string): Promise<PaymentStatus | null>;
};

export const demoPayments = (storage: Pick<DemoStorage, "getPayment">): Payments => ({
  async find(id) {
    const payment = await readDemoPayment(storage, id);
    return payment && { status: payment.status, amount: payment.amount / 100, metadata: payment.metadata };
  },
});

/** Demo payments answer only without a Stripe key (docs/behavior/demo-store.md#payments). Stripe's library is large. */
export function choosePayments(stripe: Config["stripe"], storage: Pick<DemoStorage, "getPayment">): Payments {
  if (stripe === null) return demoPayments(storage);
  let payments: Promise<Payments> | null = null;
  return {
    find: async (id) => {
      payments ??= import("./stripe-payments.ts").then(({ stripePayments }) => stripePayments(stripe));
      return (await payments).find(id);
    },
  };
}
