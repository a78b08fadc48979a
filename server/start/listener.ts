import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { cachedProducts } from "#server/api/products.ts";
import { mailStyle } from "#server/campaigns/mail-body.ts";
import type { Config } from "#server/config/config.ts";
import { commonHeaders } from "#server/middleware/api-headers.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import { handleError } from "#server/middleware/http-error.ts";
import { memoryRateLimiter } from "#server/middleware/rate-limiter.ts";
import { failureResponse, guardRequests, sendable } from "#server/middleware/request-guard.ts";
import { boundUnanswered, sendFromMemory } from "#server/middleware/unanswered.ts";
import type { CacheRequest } from "#server/pages/cached-response.ts";
import { contentSecurity, type PagePolicy, sourceHash } from "#server/pages/page-headers.ts";
import { createPages } from "#server/pages/pages.ts";
import { previewRenderer } from "#server/pages/preview-page.ts";
import { type BuildMode, createRenderer, type PageBuild } from "#server/pages/renderer.ts";
import { createStaticFiles } from "#server/pages/static-files.ts";
import widgetStyles from "#server/pages/widget-style-hashes.json" with { type: "json" };
import { freeShippingFromOf, sellingStoreOf } from "#server/texts/shop-settings.ts";
import { createApp } from "./app.ts";
import type { AppRuntime } from "./bootstrap.ts";
import { loaderServices } from "./loader-services.ts";

/** What the listener serves besides the running shop. */
export type ListenerOptions = {
  /** Always the same in production, the newest in development. */
  readonly loadBuild: () => Promise<PageBuild>;
  readonly mode: BuildMode;
  /** Null when Vite serves the files in development. */
  readonly clientFolder: string | null;
};

const policyOf = (config: Config): PagePolicy =>
  contentSecurity({
    https: config.siteUrl.startsWith("https:"),
    // The preview of a campaign is a frame without an address, so it has the policy of its page.
    styles: [...widgetStyles, sourceHash(mailStyle)],
    variables: {
      SHOPIFY_STORE_DOMAIN: config.shopify?.domain,
      STRIPE_SECRET_KEY: config.stripe ? "set" : undefined,
      ANALYTICS_ID: config.analyticsId ?? undefined,
      SMTP_URL: config.smtp ? "set" : undefined,
      VIDEO_EMBEDS: config.videoEmbeds ? "on" : undefined,
      MAP_EMBED: config.mapEmbed ? "on" : undefined,
    },
  });

/** The demo store, imported with its first request, because GraphQL is large and most requests are for pages. */
function demoStoreWhenNeeded({ context, demoStorage }: AppRuntime): Hono {
  const { catalog, config, limiter, texts } = context;
  const load = async (): Promise<Hono> => {
    const { createDemoStore } = await import("#server/demo-store/demo-store.ts");
    const store = createDemoStore({
      storage: demoStorage,
      currency: config.currency,
      products: () => catalog.current(),
      freeShippingFrom: () => freeShippingFromOf(config, texts.current()),
      headers: commonHeaders(config),
      count: (c, what) => enforceRateLimit(limiter, what, { address: clientIp(c, config.trustProxy) }),
      onStockTaken: async () => void (await catalog.refresh()),
    });
    store.onError((error, c) => handleError(error, c, context.log));
    return new Hono().route("/demo-store", store);
  };
  let store: Promise<Hono> | null = null;
  return new Hono().all("*", async (c) => {
    // The owner may have found our products in the live store since the start.
    if (sellingStoreOf(config, texts.current()) !== null) return c.notFound();
    store ??= load();
    return (await store).fetch(c.req.raw, c.env);
  });
}

/**
 * Makes the request listener of the shop: it answers from memory (pages, files, catalog) where it can, and passes
 * everything else to the Hono app. The caller opens the socket (run-server.ts, or the development server).
 */
export function createListener(runtime: AppRuntime, options: ListenerOptions): RequestListener {
  const { context, telemetry } = runtime;
  const { config, catalog, texts, log } = context;
  const files = options.clientFolder === null ? null : createStaticFiles(options.clientFolder, config);
  const services = loaderServices(context);
  const policy = policyOf(config);
  const pages = createPages({
    renderer: createRenderer(options.loadBuild, services, options.mode),
    settings: config,
    policy,
    log,
    caching: options.mode === "production",
    recordNotFound: (path) => context.notFoundLog.recordNotFound(path),
    changedAt: () => texts.changedAt(),
  });
  catalog.onChange(pages.invalidateAll);
  texts.onChange(pages.invalidateAll);

  // In memory: it limits this process, and pages are served without the database too.
  const renders = memoryRateLimiter();
  const beforeRender = (c: Context) => async (): Promise<void> => {
    if (options.mode === "production")
      await enforceRateLimit(renders, "render", { address: clientIp(c, config.trustProxy) });
  };
  const app = createApp(context, {
    ...(config.shopify?.ids ? {} : { demoStore: demoStoreWhenNeeded(runtime) }),
    ...(telemetry?.metricsPage ? { metrics: telemetry.metricsPage } : {}),
    isServed: async (path) => {
      const file = await files?.respond(new Request(`${config.siteUrl}${path}`));
      return Boolean(file) || pages.exists(path);
    },
    preview: previewRenderer({ ...options, services, settings: config, policy }),
    pages: async (c) => {
      const file = await files?.respond(c.req.raw);
      if (file) return file;
      telemetry?.page("rendering");
      return pages.respond(c.req.raw, beforeRender(c));
    },
  });
  const products = cachedProducts(context);
  const onWatchError = (error: unknown): void => log.error({ err: error }, "a request wasn't measured");
  const slow = getRequestListener(
    async (request, env) => {
      try {
        return sendable(await app.fetch(request, env));
      } catch (error) {
        log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, "a request failed");
        return failureResponse();
      }
    },
    // For a request that names none, as HTTP/1.0 allows.
    { hostname: new URL(config.siteUrl).host },
  );

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse): unknown => {
    const { method = "GET", url: target = "/", headers } = incoming;
    if (method === "GET" || method === "HEAD") {
      const cacheRequest: CacheRequest = {
        method,
        target,
        acceptEncoding: headers["accept-encoding"],
        ifNoneMatch: headers["if-none-match"],
      };
      // Files first: finding their names is cheap, and their query isn't a page's.
      const file = files?.get(cacheRequest);
      const page = file ? null : pages.get(cacheRequest);
      if (page) telemetry?.page("memory");
      const known = file ?? page ?? products(cacheRequest);
      if (known) return sendFromMemory(outgoing, known);
    }
    return slow(incoming, outgoing);
  };
  const declared = app.routes.map(({ path }) => path);
  const measured = telemetry ? telemetry.wrap(listener, declared, onWatchError) : listener;
  return guardRequests(boundUnanswered(measured, log), log);
}
