import type { MiddlewareHandler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { Engine } from "#server/db/schema.ts";
import { QueueFullError, workQueue } from "#server/work-queue.ts";
import { httpError } from "./http-error.ts";

/** How much of one kind of work this process does at a time. */
export type ConcurrencyLimit = {
  /**
   * Begins a piece of work, now or when its turn comes.
   * @returns the function that ends it; calling it again does nothing
   * @throws an HTTPException with 429 and Retry-After when too many are under way and waiting
   */
  enter(): Promise<() => void>;
  /** Says whether `enter` would be refused at this moment. @throws the refusal that it would throw */
  check(): void;
};

export type ConcurrencyOptions = {
  readonly maxRunning: number;
  /** How many may wait for their turn, and how long; 0 refuses at once. */
  readonly maxWaiting: number;
  readonly maxWaitMs?: number;
  /** What a refused client is told to wait. */
  readonly retrySeconds: number;
};

/** Makes a limit of its own. */
export function concurrencyLimit(options: ConcurrencyOptions): ConcurrencyLimit {
  const { maxRunning, maxWaiting, maxWaitMs = 5_000, retrySeconds } = options;
  const queue = workQueue({ running: maxRunning, waiting: maxWaiting, maxWaitMs });
  const busy = () => httpError(429, staffMessages.busy, { "Retry-After": String(retrySeconds) });
  return {
    check() {
      if (queue.isFull()) throw busy();
    },
    enter: () =>
      queue.enter().catch((error: unknown) => {
        throw error instanceof QueueFullError ? busy() : error;
      }),
  };
}

/** Lets a call through that limit: it waits before the handler and ends with its answer. */
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

/** Reading tables for staff: whole ones, sent as they are read, and those that are searched or counted for one answer. */
export type ReadLimits = { readonly exports: ConcurrencyLimit; readonly scans: ConcurrencyLimit };

/** The limits of one process. The embedded database reads in this process, one query after the other. */
export function readLimits(engine: Engine): ReadLimits {
  return {
    exports: concurrencyLimit({ maxRunning: 2, maxWaiting: 0, retrySeconds: 10 }),
    scans: concurrencyLimit({ maxRunning: engine === "postgres" ? 3 : 1, maxWaiting: 20, retrySeconds: 5 }),
  };
}
