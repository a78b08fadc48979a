import { signatureOf } from "#server/auth/signatures.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { groupCommit } from "#server/db/group-commit.ts";
import { boundedTries, type RateLimitCount, refundHit } from "#server/db/queries/rate-limits.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import { counterTable, type Limit } from "./counter-table.ts";

/** Counts tries under keys, each up to a limit in a window of time. A key begins with the name of what is counted. */
export type RateLimiter = {
  /** Counts one more try. @returns null where it is within the limit, else the seconds until there is room again */
  consume(key: string, limit: Limit): Promise<number | null>;
  /** Takes one try back, such as one that succeeded where only failures count. @param limit as it was counted by */
  refund(key: string, limit: Limit): Promise<void>;
  /** Deletes the counters whose window is over. */
  deleteExpired(): Promise<void>;
};

const maxCounters = 20_000;

/** Makes a rate limiter that counts in memory, for one process. @param now milliseconds since 1970 */
export function memoryRateLimiter(now: () => number = Date.now): RateLimiter {
  const counters = counterTable(now, maxCounters);
  return {
    async consume(key, limit) {
      return waitSeconds(counters.consume(key, limit), limit, now());
    },
    refund: async (key, limit) => counters.refund(key, limit),
    deleteExpired: async () => counters.prune(),
  };
}

const waitSeconds = ({ count, resetsAt }: RateLimitCount, { tries }: Limit, now: number): number | null =>
  count > tries ? Math.max(1, Math.ceil((resetsAt - now) / 1000)) : null;

/**
 * Makes a rate limiter that counts in the database, shared by all replicas; while the database is away each replica
 * counts in memory. Concurrent calls are batched, so that a crowd uses one connection and leaves the others to writes.
 * Of a key only its call is stored as it is: addresses and accounts under a hash that nobody without `secret` can make.
 * @param rows about how many counters there may be
 */
export function databaseRateLimiter(
  database: DatabaseClient,
  rows = 50_000,
  secret: Uint8Array = new Uint8Array(),
): RateLimiter {
  const storedKey = (key: string): string => {
    const [call = "", ...who] = key.split(" ");
    return who.length === 0 ? call : `${call} ${signatureOf(secret, key)}`;
  };
  const alone = memoryRateLimiter();
  const table = boundedTries(database, rows);
  const count = groupCommit(table.count);
  return {
    async consume(key, limit) {
      try {
        const hit = await count({ key: storedKey(key), windowMs: limit.seconds * 1000, maxTries: limit.tries });
        return waitSeconds(hit, limit, hit.now);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return alone.consume(key, limit);
      }
    },
    refund: (key, { tries }) => refundHit(database.db, storedKey(key), tries),
    deleteExpired: async () => {
      await alone.deleteExpired();
      await table.prune();
    },
  };
}
