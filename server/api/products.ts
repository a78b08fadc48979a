import type { Handler } from "hono";
import { apiHeaderList } from "#server/middleware/api-headers.ts";
import { type Answer, type Asked, askedBy, toResponse } from "#server/pages/answer.ts";
import { matchesEtag } from "#server/pages/encodings.ts";
import type { Parts } from "#server/parts.ts";

/** Gives the answer of `GET /api/products` for what was asked, out of memory; null for anything else. */
export function productsLookUp({ catalogue, config }: Parts): (asked: Asked) => Answer | null {
  const encoder = new TextEncoder();
  let made: { etag: string; answer: Answer; unchanged: Answer } | null = null;
  return ({ method, target, ifNoneMatch }) => {
    if (target !== "/api/products" && !target.startsWith("/api/products?")) return null;
    if (method !== "GET" && method !== "HEAD") return null;
    const { body: text, etag } = catalogue.answer();
    if (made?.etag !== etag) {
      const headers = {
        ...apiHeaderList(config),
        ETag: etag,
        "Cache-Control": "public, max-age=0, must-revalidate",
      };
      const body = encoder.encode(text);
      const length = String(body.byteLength);
      const type = "application/json; charset=utf-8";
      made = {
        etag,
        answer: { status: 200, headers: { ...headers, "Content-Type": type, "Content-Length": length }, body },
        unchanged: { status: 304, headers, body: null },
      };
    }
    if (matchesEtag(ifNoneMatch, etag)) return made.unchanged;
    return method === "HEAD" ? { ...made.answer, body: null } : made.answer;
  };
}

/** `GET /api/products` (storefront §7): the live catalogue. */
export function products(parts: Parts): Handler {
  const lookUp = productsLookUp(parts);
  return (c) => {
    const answer = lookUp(askedBy(c.req.raw));
    return answer ? toResponse(answer) : c.notFound();
  };
}
