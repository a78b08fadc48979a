import type { Handler } from "hono";
import type { AppContext } from "#server/app-context.ts";
import { apiHeaderList } from "#server/middleware/api-headers.ts";
import { type CachedResponse, type CacheRequest, toCacheRequest, toResponse } from "#server/pages/cached-response.ts";
import { matchesEtag } from "#server/pages/encodings.ts";

/** The response from memory; null for any other request. */
export function cachedProducts({ catalog, config }: AppContext): (cacheRequest: CacheRequest) => CachedResponse | null {
  let made: { etag: string; full: CachedResponse; unchanged: CachedResponse } | null = null;
  return ({ method, target, ifNoneMatch }) => {
    if (target !== "/api/products" && !target.startsWith("/api/products?")) return null;
    if (method !== "GET" && method !== "HEAD") return null;
    const { body: text, etag } = catalog.response();
    if (made?.etag !== etag) {
      const headers = {
        ...apiHeaderList(config),
        ETag: etag,
        "Cache-Control": "public, max-age=0, must-revalidate",
      };
      const body = Buffer.from(text);
      const length = String(body.byteLength);
      const type = "application/json; charset=utf-8";
      made = {
        etag,
        full: { status: 200, headers: { ...headers, "Content-Type": type, "Content-Length": length }, body },
        unchanged: { status: 304, headers, body: null },
      };
    }
    if (matchesEtag(ifNoneMatch, etag)) return made.unchanged;
    return method === "HEAD" ? { ...made.full, body: null } : made.full;
  };
}

/** docs/behavior/calls.md#products */
export function products(context: AppContext): Handler {
  const cached = cachedProducts(context);
  return (c) => {
    const response = cached(toCacheRequest(c.req.raw));
    return response ? toResponse(response) : c.notFound();
  };
}
