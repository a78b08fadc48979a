import type { Handler } from "hono";
import { orderMessages } from "#content/order-messages.ts";
import { serverMessages } from "#content/server-messages.ts";
import { paymentId, paymentStatusResponse } from "#contract/payment-status.ts";
import { clientAddress } from "#server/middleware/address.ts";
import { countCall } from "#server/middleware/limits.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { Parts } from "#server/parts.ts";
import { noteOrder } from "#server/store/seen-orders.ts";

/** Whatever the payment service does, a visitor has an answer within five seconds. */
const mostMs = 4_500;

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the payment service didn't answer in time")), mostMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `GET /api/payment-status/{id}` (back-office §7). Only the fields of the contract go out, whatever the payment service
 * knows besides. @throws a refusal with 404 for an id that isn't one or that nobody knows, 503 when nobody could be asked
 */
export function paymentStatus({ config, limiter, log, payments, store }: Parts): Handler {
  return async (c) => {
    await countCall(limiter, "paymentStatus", { address: clientAddress(c, config.trustProxy) });
    const id = paymentId.safeParse(c.req.param("id"));
    if (!id.success) throw refusal(404, serverMessages.notFound);
    const found = await inTime(payments.find(id.data)).catch((error: unknown) => {
      log.warn({ err: error, requestId: c.get("requestId") }, "a payment couldn't be looked up");
      throw refusal(503, orderMessages.lookupFailed, { "Retry-After": "5" });
    });
    if (!found) throw refusal(404, serverMessages.notFound);
    const answer = paymentStatusResponse.parse(found);
    // For staff (docs/staff.md); the buyer's page doesn't wait for it, nor fail with it.
    noteOrder(store.shop, id.data, {
      kind: config.stripe === null ? "demo" : "live",
      status: answer.status,
      amount: answer.amount,
      quantity: answer.metadata.quantity ?? 1,
    }).catch((error: unknown) => log.warn({ err: error }, "an order wasn't noted"));
    return c.json(answer);
  };
}
