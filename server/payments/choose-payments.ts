import type { Config } from "#server/config.ts";
import { demoPayments } from "./demo-payments.ts";
import type { DemoStorage } from "./demo-storage.ts";
import type { Payments } from "./payments.ts";
import { stripePayments } from "./stripe-payments.ts";

/** The demo store's payments answer only without a Stripe key (docs/behavior/demo-store.md#payments). */
export function choosePayments(stripe: Config["stripe"], storage: DemoStorage): Payments {
  return stripe === null ? demoPayments(storage) : stripePayments(stripe);
}
