import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config/config.ts";

/** The settings that these headers depend on. */
export type HeaderSettings = Pick<Config, "siteUrl" | "hstsPreload">;

/** Gives the headers that every response of the shop carries. */
export function commonHeaders({ siteUrl, hstsPreload }: HeaderSettings): Record<string, string> {
  // Two years, for this host only: subdomains and browsers' preload lists bind other sites of the domain, for months after
  // the header is gone, so both need HSTS_PRELOAD.
  const strict = hstsPreload ? "max-age=63072000; includeSubDomains; preload" : "max-age=63072000";
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(siteUrl.startsWith("https:") ? { "Strict-Transport-Security": strict } : {}),
  };
}

/** Gives the headers of API responses: no caching, no sniffing, no referrer. */
export const apiHeaderList = (settings: HeaderSettings): Record<string, string> => ({
  ...commonHeaders(settings),
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

/** Makes the middleware that adds these headers to every API response that doesn't set them itself. */
export function apiHeaders(settings: HeaderSettings): MiddlewareHandler {
  const headers = Object.entries(apiHeaderList(settings));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
