import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { methodNotAllowed } from "hono/method-not-allowed";
import { serverMessages } from "#content/server-messages.ts";
import { addAdminRoutes } from "#server/api/admin/admin-routes.ts";
import { catalogPreviewPath, previewPage } from "#server/api/admin/catalog-changes.ts";
import { contact } from "#server/api/contact.ts";
import { domainDetection } from "#server/api/domain-detection.ts";
import { manualVote, pageFailure, unansweredSearch } from "#server/api/feedback.ts";
import { health } from "#server/api/health.ts";
import {
  confirmSubscription,
  shipDateAlert,
  subscribe,
  unsubscribe,
  unsubscribePage,
} from "#server/api/mailing-lists.ts";
import { addPaymentWebhooks, paymentStatus, webhookPaths } from "#server/api/payments.ts";
import { pictureFile } from "#server/api/picture-file.ts";
import { products } from "#server/api/products.ts";
import { securityText } from "#server/api/security-text.ts";
import { adminToken, login, logout, me } from "#server/api/session.ts";
import { shortLinkRedirect } from "#server/api/short-link.ts";
import { withdrawal } from "#server/api/withdrawal.ts";
import type { AppContext } from "#server/app-context.ts";
import { apiHeaders } from "#server/middleware/api-headers.ts";
import { limitBody, maxBodyBytes, refuseTooLarge } from "#server/middleware/body.ts";
import { handleError, httpError } from "#server/middleware/http-error.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import { countAddress, type RateLimitName } from "#server/middleware/rate-limits.ts";
import { type RequestEnv, requestLog } from "#server/middleware/request-log.ts";
import type { RenderPreview } from "#server/pages/preview-page.ts";
import { metricsHandler, type Telemetry } from "#server/telemetry/telemetry.ts";

function createApi(context: AppContext, { isServed }: Mounts): Hono<RequestEnv> {
  const { config, log } = context;
  const api = new Hono<RequestEnv>().basePath("/api");
  api.use(requestLog(log), apiHeaders(config));
  const notAllowed = (_: Context, allowed: readonly string[]): Response =>
    httpError(405, serverMessages.notFound, { Allow: allowed.join(", ") }).getResponse();
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: notAllowed }));
  // The bodies of an article, a picture and a report of a payment are limited behind the guards of their calls.
  const limitedLater = ["/api/admin/articles/save", "/api/admin/pictures", ...webhookPaths];
  api.use(except(limitedLater, limitBody(maxBodyBytes, refuseTooLarge)));

  const counted = (name: RateLimitName) => countAddress(context, name);
  api.get("/products", products(context));
  api.get("/domain-detection", domainDetection);
  api.get("/health", health(context));
  api.get("/payment-status/:id", counted("paymentStatus"), paymentStatus(context));
  api.get("/me", me(context));

  const sameOrigin = sameOriginOnly(config.siteUrl);
  api.post("/login", sameOrigin, login(context));
  api.post("/logout", sameOrigin, logout(context));
  api.post("/subscribe", sameOrigin, subscribe(context));
  api.post("/contact", sameOrigin, contact(context));
  api.post("/unanswered-search", sameOrigin, counted("unansweredSearch"), unansweredSearch(context));
  api.post("/page-failure", sameOrigin, counted("pageFailure"), pageFailure(context));
  api.post("/manual-vote", sameOrigin, counted("manualVote"), manualVote(context));
  api.post("/ship-date-alert", sameOrigin, shipDateAlert(context));
  if (config.sellsInEu) api.post("/withdrawal", sameOrigin, withdrawal(context));
  api.post("/confirm-subscription", counted("subscriptionLink"), confirmSubscription(context));
  // Without the origin check: mail programs post here (RFC 8058).
  api.post("/unsubscribe", counted("subscriptionLink"), unsubscribe(context));
  api.get("/unsubscribe", unsubscribePage);
  api.post("/admin-token", sameOrigin, adminToken(context));
  // Without the origin check: they are signed.
  addPaymentWebhooks(api, context);
  addAdminRoutes(api, context, isServed);
  return api;
}

export type Mounts = {
  readonly demoStore?: Hono;
  readonly pages?: (c: Context) => Promise<Response>;
  /** Whether a path shows a page or a file. */
  readonly isServed?: (path: string) => Promise<boolean>;
  /** Without it there are no previews. */
  readonly preview?: RenderPreview;
  /** Without it the path gives 404. */
  readonly metrics?: NonNullable<Telemetry["metricsPage"]>;
};

/** The shop as one Hono app, without a socket: a test calls `app.request()`. */
export function createApp(context: AppContext, mounts: Mounts = {}): Hono<RequestEnv> {
  const { demoStore, metrics, pages, preview } = mounts;
  const app = new Hono<RequestEnv>();
  app.onError((error, c) => handleError(error, c, context.log));
  app.notFound((c) => c.json({ success: false, message: serverMessages.notFound }, 404));
  app.route("/", createApi(context, mounts));
  // Matches `/api` itself as well.
  app.all("/api/*", (c) => c.notFound());
  app.get("/.well-known/security.txt", securityText(context.config));
  if (metrics) app.get("/metrics", metricsHandler(context, metrics));
  if (demoStore) {
    app.use("/demo-store/*", requestLog(context.log));
    app.post("/demo-store/*", sameOriginOnly(context.config.siteUrl));
    app.route("/demo-store", demoStore);
  }
  app.get("/go/:code", shortLinkRedirect(context));
  app.get("/media/:picture/:file", pictureFile(context));
  if (preview) {
    app.use(catalogPreviewPath, requestLog(context.log), apiHeaders(context.config));
    // Guesses at a ticket are counted.
    app.get(catalogPreviewPath, countAddress(context, "catalogPreview"), previewPage(context, preview));
  }
  if (pages) app.all("*", (c) => pages(c));
  return app;
}
