import type { PaymentStatus } from "#contract/payment-status.ts";
import type { Config } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import type { KeyRing } from "#server/db/queries/link-keys.ts";
import type { Log } from "#server/lib/log.ts";
import { withTimeout } from "#server/lib/with-timeout.ts";
import { orderOf } from "./order-of.ts";
import type { Payments } from "./payments.ts";
import { reviewPage, reviewTicket } from "./review-tickets.ts";
import { takePayment } from "./take-payment.ts";

/** What a look-up needs of the running shop. */
export type LookUpSources = {
  readonly config: Pick<Config, "stripe">;
  readonly log: Pick<Log, "warn">;
  readonly payments: Payments;
  readonly keys: { readonly reviews: KeyRing };
  readonly database: Pick<DatabaseClient, "clock" | "db">;
};

/** A visitor gets a response within five seconds, whatever the payment service does. */
const statusMs = 4_500;

/**
 * Looks a payment up and notes it for staff: how it went, and where what was bought can be reviewed. Null for a malformed
 * id and for a payment that nobody made.
 * @throws what the payment service's client throws, and an Error when it takes too long
 */
export async function lookUpPayment(
  { config, keys, log, payments, database }: LookUpSources,
  id: string,
): Promise<PaymentStatus | null> {
  const kind = config.stripe === null ? "demo" : "live";
  const payment = await withTimeout(payments.find(id), statusMs, "the payment service didn't answer in time");
  if (payment === null) return null;
  const order = orderOf(kind, payment);
  // For staff; the response doesn't wait for it and doesn't fail with it.
  takePayment(database.db, { kind: "payment", id, order }).catch((error: unknown) =>
    log.warn({ err: error }, "an order wasn't noted"),
  );
  const ticket = reviewTicket(keys.reviews, { id, kind, payment }, database.clock.now());
  return { ...payment, ...(ticket === null ? {} : { review: reviewPage(ticket) }) };
}
