import type { MiddlewareHandler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { Engine } from "#server/db/columns.ts";
import { type QueueBounds, type WorkQueue, workQueue } from "#server/lib/work-queue.ts";
import { httpError } from "./http-error.ts";

/**
 * A queue for calls of one kind: how many are worked on at a time, and how many wait. It bounds what is done at once;
 * how often something may be done in a time is counted elsewhere (rate-limits.ts).
 */
export type ConcurrencyLimit = WorkQueue;

type LimitOptions = Pick<QueueBounds, "running" | "waiting" | "maxWaitMs"> & { readonly retrySeconds: number };

/** Makes a queue for calls, which hear 429 and when to try again: at once, or after waiting for five seconds. */
export const concurrencyLimit = ({ retrySeconds, ...bounds }: LimitOptions): ConcurrencyLimit =>
  workQueue({
    maxWaitMs: 5_000,
    ...bounds,
    refusal: () => httpError(429, staffMessages.busy, { "Retry-After": String(retrySeconds) }),
  });

/**
 * Makes the middleware by which a call waits for its turn before the handler and ends it with its response.
 * @throws HTTPException 429
 */
export const limitConcurrency =
  (limit: ConcurrencyLimit): MiddlewareHandler =>
  (_, next) =>
    limit.run(next);

/** The limits on staff calls that read tables. */
export type ReadLimits = {
  /** Whole tables, sent as they are read. */
  readonly exports: ConcurrencyLimit;
  /** Tables that are searched or counted for one response. */
  readonly scans: ConcurrencyLimit;
};

/** Makes these limits for one process. The embedded database reads in this process, one query after the other. */
export const readLimits = (engine: Engine): ReadLimits => ({
  exports: concurrencyLimit({ running: 2, waiting: 0, retrySeconds: 10 }),
  scans: concurrencyLimit({ running: engine === "postgres" ? 3 : 1, waiting: 20, retrySeconds: 5 }),
});
