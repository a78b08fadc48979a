import type { MiddlewareHandler } from "hono";

/** Two years, as the preload list asks. */
export const strictTransport = "max-age=63072000; includeSubDomains; preload";

/** Headers that every answer carries, whatever it is. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(siteUrl.startsWith("https:") ? { "Strict-Transport-Security": strictTransport } : {}),
  };
}

/** Headers of the calls: nothing is kept, nothing is shown as a page, no address leaks. */
export const apiHeaderList = (siteUrl: string): Record<string, string> => ({
  ...commonHeaders(siteUrl),
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

/** Gives every call those headers, where it doesn't say otherwise itself. */
export function apiHeaders(siteUrl: string): MiddlewareHandler {
  const headers = Object.entries(apiHeaderList(siteUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
