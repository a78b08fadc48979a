import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config.ts";

/** The settings that the headers below depend on. */
export type HeaderSettings = Pick<Config, "siteUrl" | "hstsPreload">;

/**
 * The `Strict-Transport-Security` value: two years, for the shop's own host only. Subdomains and browsers' preload lists
 * bind other sites of the domain, for months after the header is gone, so both need HSTS_PRELOAD=on.
 */
function strictTransport(hstsPreload: boolean): string {
  return hstsPreload ? "max-age=63072000; includeSubDomains; preload" : "max-age=63072000";
}

/** Headers of every response. */
export function commonHeaders({ siteUrl, hstsPreload }: HeaderSettings): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(siteUrl.startsWith("https:") ? { "Strict-Transport-Security": strictTransport(hstsPreload) } : {}),
  };
}

/** Headers of API responses: no caching, no sniffing, no referrer. */
export const apiHeaderList = (settings: HeaderSettings): Record<string, string> => ({
  ...commonHeaders(settings),
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

/** Adds these headers to every API response that doesn't set them itself. */
export function apiHeaders(settings: HeaderSettings): MiddlewareHandler {
  const headers = Object.entries(apiHeaderList(settings));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
