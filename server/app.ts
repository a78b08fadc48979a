import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { serverMessages } from "#content/server-messages.ts";
import { adminToken } from "./api/admin/admin-token.ts";
import { addDeskCalls } from "./api/admin/desk.ts";
import { directSubscribersCount } from "./api/admin/direct-subscribers-count.ts";
import { exportSubscribers } from "./api/admin/export.ts";
import { letters, postLetter, previewLetter, stopSending, testLetter } from "./api/admin/letters.ts";
import { adminMessages } from "./api/admin/messages.ts";
import { multiSchemaSubscribers } from "./api/admin/multi-schema-subscribers.ts";
import { subscribers } from "./api/admin/subscribers.ts";
import { subscribersCount } from "./api/admin/subscribers-count.ts";
import { contact } from "./api/contact.ts";
import { domainDetection } from "./api/domain-detection.ts";
import { gap } from "./api/gap.ts";
import { health } from "./api/health.ts";
import { confirmSubscription, unsubscribe, unsubscribePage } from "./api/letter-link.ts";
import { login } from "./api/login.ts";
import { logout } from "./api/logout.ts";
import { me } from "./api/me.ts";
import { paymentStatus } from "./api/payment-status.ts";
import { products } from "./api/products.ts";
import { securityText } from "./api/security-text.ts";
import { shipNotice } from "./api/ship-notice.ts";
import { subscribe } from "./api/subscribe.ts";
import { withdrawal } from "./api/withdrawal.ts";
import { go } from "./go.ts";
import { apiHeaders } from "./middleware/api-headers.ts";
import { mostBodyBytes } from "./middleware/body.ts";
import { limitConcurrency } from "./middleware/concurrency-limit.ts";
import { sameOriginOnly } from "./middleware/origin.ts";
import { answerError, refusal } from "./middleware/refuse.ts";
import { type RequestEnv, requestLog } from "./middleware/request-log.ts";
import { staffByAddress, staffOnly } from "./middleware/staff-only.ts";
import { figuresAnswer } from "./observe/figures-answer.ts";
import type { Watch } from "./observe/watch.ts";
import type { Parts } from "./parts.ts";

/** Every call of the shop (storefront §7, back-office §7). Each admin call carries its own guard. */
function createApi(parts: Parts): Hono<RequestEnv> {
  const { config, log } = parts;
  const api = new Hono<RequestEnv>().basePath("/api");
  api.use(requestLog(log), apiHeaders(config));
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: (_, allowed) => notAllowed(allowed) }));
  api.use(bodyLimit({ maxSize: mostBodyBytes, onError: () => Promise.reject(refusal(413, serverMessages.tooLarge)) }));

  api.get("/products", products(parts));
  api.get("/domain-detection", domainDetection());
  api.get("/health", health(parts));
  api.get("/payment-status/:id", paymentStatus(parts));
  api.get("/me", me(parts));

  const own = sameOriginOnly(config.siteUrl);
  api.post("/login", own, login(parts));
  api.post("/logout", own, logout(parts));
  api.post("/subscribe", own, subscribe(parts));
  api.post("/contact", own, contact(parts));
  api.post("/gap", own, gap(parts));
  api.post("/ship-notice", own, shipNotice(parts));
  if (config.euSale) api.post("/withdrawal", own, withdrawal(parts));
  api.post("/confirm-subscription", confirmSubscription(parts));
  // Without the origin's guard: a mail program posts here for its user (RFC 8058).
  api.post("/unsubscribe", unsubscribe(parts));
  api.get("/unsubscribe", unsubscribePage());
  api.post("/admin-token", own, adminToken(parts));

  const staff = staffOnly(parts);
  const scan = limitConcurrency(parts.readLimits.scans);
  api.get("/admin/multi-schema-subscribers", staff, multiSchemaSubscribers(parts));
  api.get("/admin/subscribers", staff, subscribers(parts));
  api.get("/admin/subscribers/count", staff, scan, subscribersCount(parts));
  api.get("/admin/directSubscribersCount", staff, scan, directSubscribersCount(parts));
  api.get("/admin/messages", staff, scan, adminMessages(parts));
  addDeskCalls(api, parts);
  api.get("/admin/letters", staff, scan, letters(parts));
  api.post("/admin/letters", own, staff, postLetter(parts));
  api.post("/admin/letters/preview", own, staff, scan, previewLetter(parts));
  api.post("/admin/letters/test", own, staff, testLetter(parts));
  api.post("/admin/letters/stop", own, staff, stopSending(parts));
  api.get("/admin/subscribers/export", staffByAddress(parts), exportSubscribers(parts));
  return api;
}

function notAllowed(allowed: readonly string[]): never {
  throw refusal(405, serverMessages.notFound, { Allow: allowed.join(", ") });
}

/** What answers besides the calls: the demo store under its own path, and the pages for everything else. */
export type Mounts = {
  readonly demoStore?: Hono;
  readonly pages?: (c: Context) => Promise<Response>;
  /** The figures behind `/metrics`; without them the address doesn't exist. */
  readonly figures?: NonNullable<Watch["figures"]>;
};

/**
 * The whole shop as one function from request to response, without a socket: a test calls `app.request()`.
 * Order: calls, demo store, pages.
 */
export function createApp(parts: Parts, { demoStore, figures, pages }: Mounts = {}): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.onError((error, c) => answerError(error, c, parts.log));
  app.notFound((c) => c.json({ success: false, message: serverMessages.notFound }, 404));
  app.route("/", createApi(parts));
  app.all("/api/*", (c) => c.notFound());
  app.all("/api", (c) => c.notFound());
  app.get("/.well-known/security.txt", securityText(parts.config));
  if (figures) app.get("/metrics", figuresAnswer(parts, figures));
  if (demoStore) {
    app.use("/demo-store/*", requestLog(parts.log));
    app.post("/demo-store/*", sameOriginOnly(parts.config.siteUrl));
    app.route("/demo-store", demoStore);
  }
  app.get("/go/:code", go(parts));
  if (pages) app.all("*", (c) => pages(c));
  return app;
}
