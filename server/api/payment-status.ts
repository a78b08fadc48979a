import type { Handler } from "hono";
import { orderMessages } from "#content/order.ts";
import { paymentId, paymentStatusResponse } from "#contract/payment-status.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordOrder } from "#server/db/queries/recorded-orders.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { orderOf } from "#server/payments/order-of.ts";
import { withTimeout } from "#server/with-timeout.ts";

/** A visitor gets a response within five seconds, whatever the payment service does. */
const timeoutMs = 4_500;

/** Only the fields of the contract (docs/behavior/calls.md#payment-status). @throws HTTPException 404 or 503 */
export function paymentStatus({ config, log, payments, database }: AppContext): Handler {
  return async (c) => {
    const id = orNotFound(paymentId.safeParse(c.req.param("id")).data);
    const search = withTimeout(payments.find(id), timeoutMs, "the payment service didn't answer in time");
    const found = await search.catch((error: unknown) => {
      log.warn({ err: error, requestId: c.get("requestId") }, "a payment couldn't be looked up");
      throw httpError(503, orderMessages.lookupFailed, { "Retry-After": "5" });
    });
    const payment = paymentStatusResponse.parse(orNotFound(found));
    // For staff; the response doesn't wait for it and doesn't fail with it.
    recordOrder(database.db, id, orderOf(config.stripe === null ? "demo" : "live", payment)).catch((error: unknown) =>
      log.warn({ err: error }, "an order wasn't noted"),
    );
    return c.json(payment);
  };
}
