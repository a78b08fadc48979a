import type { Handler } from "hono";
import { onceFor } from "#content/once-for.ts";
import type { AppContext } from "#server/app-context.ts";
import type { CatalogBody } from "#server/catalog/catalog.ts";
import { apiHeaderList } from "#server/middleware/api-headers.ts";
import { type CachedResponse, type CacheRequest, toCacheRequest, toResponse } from "#server/pages/cached-response.ts";
import { matchesEtag } from "#server/pages/encodings.ts";

/**
 * Makes the function that answers `GET` or `HEAD /api/products` from memory; it gives null for any other address. The
 * listener asks it before the router, because browsers ask for the catalog with each page.
 */
export function cachedProducts({ catalog, config }: AppContext): (cacheRequest: CacheRequest) => CachedResponse | null {
  const responsesOf = onceFor(({ body: text, etag }: CatalogBody) => {
    const headers = { ...apiHeaderList(config), ETag: etag, "Cache-Control": "public, max-age=0, must-revalidate" };
    const body = Buffer.from(text);
    const ofBody = { "Content-Type": "application/json; charset=utf-8", "Content-Length": String(body.byteLength) };
    return {
      full: { status: 200, headers: { ...headers, ...ofBody }, body },
      unchanged: { status: 304, headers, body: null },
    };
  });
  return ({ method, target, ifNoneMatch }) => {
    if (target !== "/api/products" && !target.startsWith("/api/products?")) return null;
    const response = catalog.response();
    const { full, unchanged } = responsesOf(response);
    if (matchesEtag(ifNoneMatch, response.etag)) return unchanged;
    return method === "HEAD" ? { ...full, body: null } : full;
  };
}

/** Makes the handler of `GET /api/products` (docs/behavior/calls.md#products), for requests that come by the router. */
export function productsCall(context: AppContext): Handler {
  const cached = cachedProducts(context);
  return (c) => {
    const response = cached(toCacheRequest(c.req.raw));
    return response ? toResponse(response) : c.notFound();
  };
}
