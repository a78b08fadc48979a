import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log } from "#server/lib/log.ts";

/** What a handler behind `requestLog` finds: the id of the call. */
export type RequestEnv = { Variables: { requestId: string } };

/**
 * Makes the middleware that gives each call an id, which stands in its response and in its line of the log. The line
 * leaves out the query: an export's ticket or token stands there.
 */
export function requestLog(log: Log): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const requestId = randomBytes(9).toString("base64url");
    c.set("requestId", requestId);
    const started = performance.now();
    await next();
    c.header("X-Request-Id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method: c.req.method, path: c.req.path.slice(0, 200), status: c.res.status, ms }, "call");
  };
}
