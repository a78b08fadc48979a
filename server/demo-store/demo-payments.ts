import type { Config } from "#server/config/config.ts";
import { type Payments, stripePayments } from "#server/payments/payments.ts";
import { type DemoStorage, readDemoPayment } from "./demo-storage.ts";

/** The simulated payments of the built-in store. */
export const demoPayments = (storage: Pick<DemoStorage, "getPayment">): Payments => ({
  async find(id) {
    const payment = await readDemoPayment(storage, id);
    return payment && { status: payment.status, amount: payment.amount / 100, metadata: payment.metadata };
  },
});

/** Demo payments answer only without a Stripe key (docs/behavior/demo-store.md#payments). */
export const choosePayments = (stripe: Config["stripe"], storage: Pick<DemoStorage, "getPayment">): Payments =>
  stripe === null ? demoPayments(storage) : stripePayments(stripe);
