import type { Handler } from "hono";
import type { Parts } from "#server/parts.ts";

/** `GET /api/products` (storefront §7): the live catalogue, out of memory. */
export function products({ catalogue }: Parts): Handler {
  return (c) => {
    const { body, etag } = catalogue.answer();
    const headers = { ETag: etag, "Cache-Control": "public, max-age=0, must-revalidate" };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(body, 200, { ...headers, "Content-Type": "application/json; charset=utf-8" });
  };
}
