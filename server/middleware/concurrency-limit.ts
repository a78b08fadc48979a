import type { MiddlewareHandler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { Engine } from "#server/db/columns.ts";
import { QueueFullError, workQueue } from "#server/work-queue.ts";
import { httpError } from "./http-error.ts";

export type ConcurrencyLimit = ReturnType<typeof concurrencyLimit>;

type ConcurrencyOptions = {
  readonly maxRunning: number;
  /** How many may wait for their turn, and how long; 0 refuses at once. */
  readonly maxWaiting: number;
  readonly maxWaitMs?: number;
  readonly retrySeconds: number;
};

export function concurrencyLimit({ maxRunning, maxWaiting, maxWaitMs = 5_000, retrySeconds }: ConcurrencyOptions) {
  const queue = workQueue({ running: maxRunning, waiting: maxWaiting, maxWaitMs });
  const busy = () => httpError(429, staffMessages.busy, { "Retry-After": String(retrySeconds) });
  return {
    /** @throws what `enter` would throw now */
    check(): void {
      if (queue.isFull()) throw busy();
    },
    /** Waits for a turn; the returned function ends it. @throws HTTPException 429 when too many wait */
    enter: (): Promise<() => void> =>
      queue.enter().catch((error: unknown) => {
        throw error instanceof QueueFullError ? busy() : error;
      }),
  };
}

/** Middleware: the call waits for its turn before the handler and ends it with its response. */
export function limitConcurrency(limit: ConcurrencyLimit): MiddlewareHandler {
  return async (_, next) => {
    const end = await limit.enter();
    try {
      await next();
    } finally {
      end();
    }
  };
}

export type ReadLimits = ReturnType<typeof readLimits>;

/** The embedded database reads in this process, one query after the other. */
export const readLimits = (engine: Engine) => ({
  exports: concurrencyLimit({ maxRunning: 2, maxWaiting: 0, retrySeconds: 10 }),
  scans: concurrencyLimit({ maxRunning: engine === "postgres" ? 3 : 1, maxWaiting: 20, retrySeconds: 5 }),
});
