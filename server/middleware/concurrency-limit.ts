import type { MiddlewareHandler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { Engine } from "#server/db/columns.ts";
import { type QueueBounds, workQueue } from "#server/lib/work-queue.ts";
import { httpError } from "./http-error.ts";

export type ConcurrencyLimit = ReturnType<typeof concurrencyLimit>;

type LimitOptions = Pick<QueueBounds, "running" | "waiting" | "maxWaitMs"> & { readonly retrySeconds: number };

/** A queue for calls, which hear 429 and when to try again: at once, or after waiting for five seconds. */
export const concurrencyLimit = ({ retrySeconds, ...bounds }: LimitOptions) =>
  workQueue({
    maxWaitMs: 5_000,
    ...bounds,
    refusal: () => httpError(429, staffMessages.busy, { "Retry-After": String(retrySeconds) }),
  });

/** Middleware: the call waits for its turn before the handler and ends it with its response. */
export const limitConcurrency =
  (limit: ConcurrencyLimit): MiddlewareHandler =>
  (_, next) =>
    limit.run(next);

export type ReadLimits = ReturnType<typeof readLimits>;

/** The embedded database reads in this process, one query after the other. */
export const readLimits = (engine: Engine) => ({
  exports: concurrencyLimit({ running: 2, waiting: 0, retrySeconds: 10 }),
  scans: concurrencyLimit({ running: engine === "postgres" ? 3 : 1, waiting: 20, retrySeconds: 5 }),
});
