import type { Config } from "#server/config.ts";
import { demoPayments } from "./demo-payments.ts";
import type { DemoStorage } from "./demo-storage.ts";
import type { Payments } from "./payments.ts";

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
