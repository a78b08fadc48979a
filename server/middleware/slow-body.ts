import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Bindings } from "./client-ip.ts";

const slow = new WeakMap<IncomingMessage, number>();

/**
 * Gives the bytes a second at which a request's body may come however long it takes; null where it has to be there in
 * time.
 */
export const leastBytesPerSecond = (incoming: IncomingMessage): number | null => slow.get(incoming) ?? null;

/**
 * Makes the middleware that lets the body come slowly, but not more so than this, for a call behind the login that
 * takes a file.
 */
export function allowSlowBody(bytesPerSecond: number): MiddlewareHandler {
  return async (c, next) => {
    const bindings: Bindings | undefined = c.env;
    if (bindings?.incoming) slow.set(bindings.incoming, bytesPerSecond);
    await next();
  };
}
