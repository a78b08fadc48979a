import type { MiddlewareHandler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import type { Engine } from "#server/db/schema.ts";
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

type Waiting = { readonly begin: () => void; readonly timer: NodeJS.Timeout };

/** Makes a limit of its own. */
export function concurrencyLimit(options: ConcurrencyOptions): ConcurrencyLimit {
  const { maxRunning, maxWaiting, maxWaitMs = 5_000, retrySeconds } = options;
  const waiting = new Set<Waiting>();
  let running = 0;
  const busy = () => httpError(429, staffMessages.busy, { "Retry-After": String(retrySeconds) });

  /** Returns the place of the one that ended to the next, after everybody else had a turn of the event loop. */
  function pass(): void {
    setImmediate(() => {
      const [next] = waiting;
      if (next === undefined) {
        running -= 1;
        return;
      }
      waiting.delete(next);
      clearTimeout(next.timer);
      next.begin();
    });
  }

  function ending(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      pass();
    };
  }

  function check(): void {
    if (running >= maxRunning && waiting.size >= maxWaiting) throw busy();
  }

  return {
    check,
    async enter() {
      check();
      if (running < maxRunning) {
        running += 1;
        return ending();
      }
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          begin: () => resolve(ending()),
          timer: setTimeout(() => {
            waiting.delete(one);
            reject(busy());
          }, maxWaitMs),
        };
        waiting.add(one);
      });
    },
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
