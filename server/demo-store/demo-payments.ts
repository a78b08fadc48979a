import type { Config } from "#server/config/config.ts";
import { type Payments, stripePayments } from "#server/payments/payments.ts";
import { type DemoStorage, readDemoPayment } from "./demo-storage.ts";

/** Gives the simulated payments of the built-in store, to be looked up as those of Stripe are. */
export const demoPayments = (storage: Pick<DemoStorage, "getPayment">): Payments => ({
  async find(id) {
    const payment = await readDemoPayment(storage, id);
    if (payment === null) return null;
    const { status, amount, currency, metadata } = payment;
    return { status, amount: amount / 100, metadata, ...(currency ? { currency } : {}) };
  },
});

/**
 * Gives where payments are looked up: at Stripe where its key is set, else in the demo store
 * (docs/behavior/demo-store.md#payments).
 */
export const choosePayments = (stripe: Config["stripe"], storage: Pick<DemoStorage, "getPayment">): Payments =>
  stripe === null ? demoPayments(storage) : stripePayments(stripe);
