import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { productsLookUp } from "./api/products.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { clientAddress } from "./middleware/address.ts";
import { commonHeaders } from "./middleware/api-headers.ts";
import { countCall, memoryLimiter } from "./middleware/limits.ts";
import { answerError } from "./middleware/refuse.ts";
import type { Answer, Asked } from "./pages/answer.ts";
import { contentSecurity } from "./pages/content-security.ts";
import { createPages } from "./pages/pages.ts";
import { createRenderer, type PageBuild } from "./pages/renderer.ts";
import { createStaticFiles } from "./pages/static-files.ts";
import { failureResponse, guardRequests, sendable } from "./request-guard.ts";
import { hostServices } from "./services.ts";
import type { OpenShop } from "./shop.ts";

export type ListenerOptions = {
  /** The router's build: always the same one in production, the newest in development. */
  readonly loadBuild: () => Promise<PageBuild>;
  readonly mode: "production" | "development";
  /** Folder of files that are served as they are, or null when somebody else serves them (Vite in development). */
  readonly clientFolder: string | null;
};

const root = join(import.meta.dirname, "..");

/** Hashes of the styles that the buy button writes into its frames; made by the build, none in a bare checkout. */
function widgetStyles(): string[] {
  try {
    const text = readFileSync(join(root, "app/features/buy-button/style-hashes.json"), "utf8");
    return z.array(z.string().regex(/^sha256-[\w+/=]+$/)).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

const policyOf = (config: Config) =>
  contentSecurity({
    https: config.siteUrl.startsWith("https:"),
    widgetStyles: widgetStyles(),
    variables: {
      SHOPIFY_STORE_DOMAIN: config.shopify?.domain,
      STRIPE_SECRET_KEY: config.stripe ? "set" : undefined,
      ANALYTICS_ID: config.analyticsId ?? undefined,
      SMTP_URL: config.smtp ? "set" : undefined,
      VIDEO_EMBEDS: config.videoEmbeds ? "on" : "off",
      MAP_EMBED: config.mapEmbed ? "on" : "off",
    },
  });

const header = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : value?.join(",");

function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

/** The demo store, loaded with the first request to it: GraphQL is large, and most requests are for pages. */
function demoStoreWhenNeeded({ parts, demoStorage }: OpenShop): Hono {
  const { catalogue, config, limiter } = parts;
  const load = async (): Promise<Hono> => {
    const { createDemoStore } = await import("./demo-store/demo-store.ts");
    const store = createDemoStore({
      storage: demoStorage,
      products: () => catalogue.current(),
      headers: commonHeaders(config),
      beforeWrite: (c) => countCall(limiter, "demoStore", { address: clientAddress(c, config.trustProxy) }),
      beforeCreate: (c) => countCall(limiter, "demoCart", { address: clientAddress(c, config.trustProxy) }),
    });
    // What goes wrong in it is answered as everywhere else.
    store.onError((error, c) => answerError(error, c, parts.log));
    return new Hono().route("/demo-store", store);
  };
  let store: Promise<Hono> | null = null;
  return new Hono().all("*", async (c) => {
    store ??= load();
    return (await store).fetch(c.req.raw, c.env);
  });
}

/**
 * What answers on the socket: pages, files and the catalogue, which are in memory, at once, everything else through the app.
 * The socket itself belongs to whoever calls this (server/main.ts, or the development server).
 */
export function createListener(shop: OpenShop, options: ListenerOptions): RequestListener {
  const { parts, watch } = shop;
  const { config, catalogue, log } = parts;
  const files = options.clientFolder === null ? null : createStaticFiles(options.clientFolder, config);
  const pages = createPages({
    renderer: createRenderer(options.loadBuild, hostServices(parts), options.mode),
    settings: config,
    policy: policyOf(config),
    log,
    caching: options.mode === "production",
    lost: (path) => parts.lostPaths.meet(path),
  });
  catalogue.onChange(pages.drop);

  // Always in this process's memory: it guards this process's time, and pages outlive a lost database.
  const renders = memoryLimiter();
  const beforeRender = (c: Context) => async (): Promise<void> => {
    if (options.mode === "production")
      await countCall(renders, "render", { address: clientAddress(c, config.trustProxy) });
  };
  const app = createApp(parts, {
    ...(config.shopify === null ? { demoStore: demoStoreWhenNeeded(shop) } : {}),
    ...(watch?.figures ? { figures: watch.figures } : {}),
    pages: async (c) => {
      const file = await files?.respond(c.req.raw);
      if (file) return file;
      watch?.page("rendering");
      return pages.respond(c.req.raw, beforeRender(c));
    },
  });
  const products = productsLookUp(parts);
  const onWatchError = (error: unknown): void => log.error({ err: error }, "a request wasn't measured");
  const slow = getRequestListener(async (request, env) => {
    try {
      return sendable(await app.fetch(request, env));
    } catch (error) {
      log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, "a request failed");
      return failureResponse();
    }
  });

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse): unknown => {
    const { method = "GET", url: target = "/", headers } = incoming;
    if (method === "GET" || method === "HEAD") {
      const asked: Asked = {
        method,
        target,
        acceptEncoding: header(headers["accept-encoding"]),
        ifNoneMatch: headers["if-none-match"],
      };
      // Files first: their names are a map away, and a file's query isn't to be read as a page's.
      const file = files?.lookUp(asked);
      const page = file ? null : pages.lookUp(asked);
      if (page) watch?.page("memory");
      const known = file ?? page ?? products(asked);
      if (known) {
        return send(outgoing, known);
      }
    }
    return slow(incoming, outgoing);
  };
  const declared = app.routes.map(({ path }) => path);
  return guardRequests(watch ? watch.around(listener, declared, onWatchError) : listener, log);
}
