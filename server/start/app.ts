import { type Context, Hono, type MiddlewareHandler } from "hono";
import { except } from "hono/combine";
import { methodNotAllowed } from "hono/method-not-allowed";
import { serverMessages } from "#content/server-messages.ts";
import { addAdminRoutes } from "#server/api/admin/admin-routes.ts";
import { catalogPreviewPath, previewPageCall } from "#server/api/admin/catalog-changes.ts";
import { certificateFileCall } from "#server/api/certificate-file.ts";
import { contactCall } from "#server/api/contact.ts";
import { domainDetectionCall } from "#server/api/domain-detection.ts";
import { manualVoteCall, pageFailureCall, unansweredSearchCall } from "#server/api/feedback.ts";
import { healthCall } from "#server/api/health.ts";
import {
  confirmSubscriptionCall,
  shipDateAlertCall,
  subscribeCall,
  unsubscribeCall,
  unsubscribePageCall,
} from "#server/api/mailing-lists.ts";
import { addPaymentWebhooks, paymentStatusCall, webhookPaths } from "#server/api/payments.ts";
import { pictureFileCall } from "#server/api/picture-file.ts";
import { productsCall } from "#server/api/products.ts";
import { reviewCall } from "#server/api/review.ts";
import { securityTextCall } from "#server/api/security-text.ts";
import { adminTokenCall, loginCall, logoutCall, meCall } from "#server/api/session.ts";
import { shortLinkCall } from "#server/api/short-link.ts";
import { withdrawalCall } from "#server/api/withdrawal.ts";
import type { AppContext } from "#server/app-context.ts";
import { apiHeaders } from "#server/middleware/api-headers.ts";
import { limitBody, maxBodyBytes, refuseTooLarge } from "#server/middleware/body.ts";
import { countAddress } from "#server/middleware/count-tries.ts";
import { handleError, httpError } from "#server/middleware/http-error.ts";
import { sameOriginOnly } from "#server/middleware/origin.ts";
import type { RateLimitName } from "#server/middleware/rate-limits.ts";
import { type RequestEnv, requestLog } from "#server/middleware/request-log.ts";
import type { RenderPreview } from "#server/pages/preview-page.ts";
import { metricsHandler, type Telemetry } from "#server/telemetry/telemetry.ts";

/** Every call of the shop (docs/behavior/calls.md#general). */
function createApi(context: AppContext, { isServed }: Mounts): Hono<RequestEnv> {
  const { config, log } = context;
  const api = new Hono<RequestEnv>().basePath("/api");
  api.use(requestLog(log), apiHeaders(config));
  const notAllowed = (_: Context, allowed: readonly string[]): Response =>
    httpError(405, serverMessages.notFound, { Allow: allowed.join(", ") }).getResponse();
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: notAllowed }));
  // The bodies of an article, a picture, an imported list and a report of a payment are limited behind the guards of
  // their calls.
  const imports = ["/api/admin/subscribers/import", "/api/admin/subscribers/import/check"];
  const uploads = ["/api/admin/pictures", "/api/admin/setup/certificates"];
  const policies = ["/api/admin/policies/preview", "/api/admin/policies/publish"];
  const limitedLater = ["/api/admin/articles/save", ...policies, ...uploads, ...imports, ...webhookPaths];
  api.use(except(limitedLater, limitBody(maxBodyBytes, refuseTooLarge)));

  const counted = (name: RateLimitName): MiddlewareHandler => countAddress(context, name);
  api.get("/products", productsCall(context));
  api.get("/domain-detection", domainDetectionCall);
  api.get("/health", healthCall(context));
  api.get("/payment-status/:id", counted("paymentStatus"), paymentStatusCall(context));
  api.get("/me", meCall(context));

  const sameOrigin = sameOriginOnly(config.siteUrl);
  api.post("/login", sameOrigin, loginCall(context));
  api.post("/logout", sameOrigin, logoutCall(context));
  api.post("/subscribe", sameOrigin, subscribeCall(context));
  api.post("/contact", sameOrigin, contactCall(context));
  api.post("/unanswered-search", sameOrigin, counted("unansweredSearch"), unansweredSearchCall(context));
  api.post("/page-failure", sameOrigin, counted("pageFailure"), pageFailureCall(context));
  api.post("/manual-vote", sameOrigin, counted("manualVote"), manualVoteCall(context));
  api.post("/ship-date-alert", sameOrigin, shipDateAlertCall(context));
  api.post("/review", sameOrigin, reviewCall(context));
  if (config.sellsInEu) api.post("/withdrawal", sameOrigin, withdrawalCall(context));
  api.post("/confirm-subscription", counted("subscriptionLink"), confirmSubscriptionCall(context));
  // Without the origin check: mail programs post here (RFC 8058).
  api.post("/unsubscribe", counted("subscriptionLink"), unsubscribeCall(context));
  api.get("/unsubscribe", unsubscribePageCall);
  api.post("/admin-token", sameOrigin, adminTokenCall(context));
  // Without the origin check: they are signed.
  addPaymentWebhooks(api, context);
  addAdminRoutes(api, context, isServed);
  return api;
}

/** What is mounted beside the API: the demo store under its own path, and the pages for every other path. */
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

/**
 * Makes the whole shop as one Hono app, without a socket: a test calls `app.request()`. Calls come first, then the demo
 * store, then the pages.
 */
export function createApp(context: AppContext, mounts: Mounts = {}): Hono<RequestEnv> {
  const { demoStore, metrics, pages, preview } = mounts;
  const app = new Hono<RequestEnv>();
  app.onError((error, c) => handleError(error, c, context.log));
  app.notFound((c) => c.json({ success: false, message: serverMessages.notFound }, 404));
  app.route("/", createApi(context, mounts));
  // Matches `/api` itself as well.
  app.all("/api/*", (c) => c.notFound());
  app.get("/.well-known/security.txt", securityTextCall(context));
  if (metrics) app.get("/metrics", metricsHandler(context, metrics));
  if (demoStore) {
    app.use("/demo-store/*", requestLog(context.log));
    app.post("/demo-store/*", sameOriginOnly(context.config.siteUrl));
    app.route("/demo-store", demoStore);
  }
  app.get("/go/:code", shortLinkCall(context));
  app.get("/media/:picture/:file", pictureFileCall(context));
  app.get("/certificates/uploaded/:file", certificateFileCall(context));
  if (preview) {
    app.use(catalogPreviewPath, requestLog(context.log), apiHeaders(context.config));
    // Guesses at a ticket are counted.
    app.get(catalogPreviewPath, countAddress(context, "catalogPreview"), previewPageCall(context, preview));
  }
  if (pages) app.all("*", (c) => pages(c));
  return app;
}
