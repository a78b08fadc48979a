import type { Handler } from "hono";
import { findGo } from "#content/go.ts";
import type { Parts } from "./parts.ts";
import { countGo } from "./store/go-counts.ts";

/**
 * `GET /go/{code}` (beyond the specification): a short link of the packaging leads to its page by 302, because the page may
 * move while the packaging stays. Counted by code and day, without cookies or addresses; the visitor doesn't wait for the
 * count, and a database that is gone costs only the count. An unknown code goes on to the pages, which answer 404.
 */
export function go({ store, log }: Pick<Parts, "store" | "log">): Handler {
  return async (c, next) => {
    const found = findGo(c.req.param("code") ?? "");
    if (!found) return next();
    const { code, target } = found;
    if (c.req.method === "GET") {
      countGo(store.shop, code).catch((error: unknown) => log.warn({ err: error, code }, "a short link isn't counted"));
    }
    c.header("Cache-Control", "no-store");
    return c.redirect(target, 302);
  };
}
