import type { Handler, Hono } from "hono";
import { orderMessages } from "#content/order.ts";
import { serverMessages } from "#content/server-messages.ts";
import { paymentId, paymentStatusResponse } from "#contract/payment-status.ts";
import type { AppContext } from "#server/app-context.ts";
import { type ReportingService, recordReport } from "#server/db/queries/app-state.ts";
import { bytesBody } from "#server/middleware/body.ts";
import { concurrencyLimit, limitConcurrency } from "#server/middleware/concurrency-limit.ts";
import { countAddress } from "#server/middleware/count-tries.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { promptBody } from "#server/middleware/prompt-body.ts";
import type { RequestEnv } from "#server/middleware/request-log.ts";
import { lookUpPayment } from "#server/payments/look-up-payment.ts";
import { shopifyWebhook } from "#server/payments/shopify-webhook.ts";
import { stripeWebhook } from "#server/payments/stripe-webhook.ts";
import { type ReadReport, takePayment } from "#server/payments/take-payment.ts";
import { sellingStoreOf } from "#server/texts/shop-settings.ts";

/**
 * Makes the handler of `GET /api/payment-status/:id`: how a payment went, in the fields of the contract alone, whatever
 * else the payment service stores (docs/behavior/calls.md#payment-status). What was looked up is noted for staff.
 * @throws HTTPException 404 for a malformed or unknown id, 503 when the payment service can't be reached
 */
export function paymentStatusCall(context: AppContext): Handler {
  return async (c) => {
    const id = orNotFound(paymentId.safeParse(c.req.param("id")).data);
    const found = await lookUpPayment(context, id).catch((error: unknown) => {
      context.log.warn({ err: error, requestId: c.get("requestId") }, "a payment couldn't be looked up");
      throw httpError(503, orderMessages.lookupFailed, { "Retry-After": "5" });
    });
    return c.json(paymentStatusResponse.parse(orNotFound(found)));
  };
}

/** Where the payment services report to; their bodies are limited by the calls themselves. */
export const webhookPaths = ["/api/webhooks/stripe", "/api/webhooks/shopify"] as const;

/** An order of hundreds of lines; what is larger isn't one of ours. */
export const maxWebhookBytes = 256 * 1024;

/** Bodies that are read at a time; each has three seconds. Services send them at once. */
export const maxBodies = 128;
const bodyMs = 3_000;
/** How often it is noted that reports come, in milliseconds. */
const noteEveryMs = 60 * 60_000;
/** Reports whose signature is checked and that are stored at a time. */
const maxDeliveries = 64;

/** The header that has a report's signature. */
const signatureHeaders: Readonly<Record<ReportingService, string>> = {
  stripe: "stripe-signature",
  shopify: "x-shopify-hmac-sha256",
};

/**
 * Makes the handler of one service's reports, which takes each once however often it is delivered.
 * @throws HTTPException 400 for a wrong signature
 */
function webhook({ database, log }: AppContext, service: ReportingService, read: ReadReport): Handler {
  const notedAt = { signed: 0, refused: 0 };
  /** Notes for the set-up that a report came; it is no matter for the service whether that worked. */
  async function note(kind: keyof typeof notedAt): Promise<void> {
    const now = database.clock.now();
    if (now - notedAt[kind] < noteEveryMs) return;
    notedAt[kind] = now;
    if (kind === "refused")
      log.warn({ service }, "a report of a payment wasn't signed with the secret that is set: it was refused");
    await recordReport(database.db, service, kind, new Date(now).toISOString()).catch((error: unknown) =>
      log.warn({ err: error }, "the moment of a report wasn't noted"),
    );
  }
  return async (c) => {
    const report = await read(await bytesBody(c), (name) => c.req.header(name));
    if (report === "forged") {
      // Without a signature it is a stranger's, and says nothing of the secret.
      if (c.req.header(signatureHeaders[service])) await note("refused");
      throw httpError(400, serverMessages.invalid);
    }
    await note("signed");
    // Sent again it would be no more readable.
    if (report === "unreadable") log.warn({ path: c.req.path }, "a signed report of a payment can't be read");
    else if (report !== "ignored") await takePayment(database.db, report);
    return c.json({ success: true });
  };
}

/**
 * Registers the calls by which Stripe and Shopify report payments, where their secrets are set
 * (docs/going-live.md#webhooks). Whoever finds the address may send to them, so bodies have little time, and few are
 * worked on at a time.
 */
export function addPaymentWebhooks(api: Hono<RequestEnv>, context: AppContext): void {
  const { shopify, webhookSecrets } = context.config;
  const { trustProxy } = context.config;
  const body = promptBody({ places: maxBodies, ms: bodyMs, maxBytes: maxWebhookBytes, trustProxy });
  const turns = limitConcurrency(concurrencyLimit({ running: maxDeliveries, waiting: 200, retrySeconds: 5 }));
  function add(service: ReportingService, read: ReadReport): void {
    api.post(`/webhooks/${service}`, countAddress(context, "webhook"), body, turns, webhook(context, service, read));
  }
  if (webhookSecrets.stripe.length > 0) add("stripe", stripeWebhook(webhookSecrets.stripe));
  if (shopify && webhookSecrets.shopify.length > 0) {
    add(
      "shopify",
      shopifyWebhook(webhookSecrets.shopify, () => sellingStoreOf(context.config, context.texts.current())?.ids ?? {}),
    );
  }
}
