import { createHash, timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import { apiHeaderList } from "#server/middleware/api-headers.ts";
import type { Parts } from "#server/parts.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * `GET /metrics` for Prometheus (beyond the specification): 401 without the token, and no such address (404) in a shop
 * without METRICS_TOKEN, because then nobody mounts it.
 */
export function figuresAnswer({ config, store }: Parts, figures: (store: Parts["store"]) => Promise<string>): Handler {
  const wanted = digest(`Bearer ${config.metricsToken ?? ""}`);
  const headers = apiHeaderList(config);
  return async (c) => {
    const shown = c.req.header("authorization") ?? "";
    if (config.metricsToken === null || !timingSafeEqual(digest(shown), wanted)) {
      return c.text("This needs the token of METRICS_TOKEN.\n", 401, { ...headers, "WWW-Authenticate": "Bearer" });
    }
    return c.body(await figures(store), 200, {
      ...headers,
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  };
}
