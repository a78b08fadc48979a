import { longestWindowMs, overflowKey, type RateLimitCount } from "#server/db/queries/rate-limits.ts";

/** So many tries in a window of so many seconds. */
export type Limit = { readonly tries: number; readonly seconds: number };

type Counter = RateLimitCount & { readonly maxTries: number };

/** Counters are sorted by how much of their limit is used up, in eighths: 8 is a counter at its limit. */
const levels = 8;
const levelOf = ({ count, maxTries }: Counter): number =>
  Math.min(levels, Math.max(0, Math.floor((levels * count) / maxTries)));

const pruneIntervalMs = 1_000;

/** Counters in memory, by key. */
export type CounterTable = {
  /** How many counters there are, besides those that share an overflow counter. */
  size(): number;
  /** Deletes the counters whose window is over. */
  prune(): void;
  /** Counts one more try, and gives the counter after it. A window that is over starts again at one. */
  consume(key: string, limit: Limit): RateLimitCount;
  /** Takes one try back, from the shared counter if there was no room for one of its own. */
  refund(key: string, limit: Limit): void;
};

/**
 * Makes a table of a bounded number of counters, so that strangers can't fill the memory. A new key replaces the oldest
 * counter furthest from its limit, never one at its limit: when all are, new keys of a call share an overflow counter.
 * The table that replicas share (db/queries/rate-limits.ts) goes by the same rule in SQL; this one counts where there
 * is one process alone, and while the database is away.
 * @param now milliseconds since 1970
 */
export function counterTable(now: () => number, maxCounters: number): CounterTable {
  const byLevel: readonly Map<string, Counter>[] = Array.from({ length: levels + 1 }, () => new Map());
  const overflow = new Map<string, Counter>();
  let prunedAt = Number.NEGATIVE_INFINITY;

  const size = (): number => byLevel.reduce((sum, level) => sum + level.size, 0);

  const find = (key: string): Counter | undefined => byLevel.find((level) => level.has(key))?.get(key);

  function put(key: string, before: Counter | undefined, next: Counter): void {
    const level = levelOf(next);
    if (before && levelOf(before) !== level) byLevel[levelOf(before)]?.delete(key);
    byLevel[level]?.set(key, next);
  }

  function counted({ tries, seconds }: Limit, known: Counter | undefined): Counter {
    const began = now();
    const endsAt = began + seconds * 1000;
    // A window that would end later than a new one began before the clock was set back.
    return known !== undefined && known.resetsAt > began && known.resetsAt <= endsAt
      ? { count: known.count + 1, resetsAt: known.resetsAt, maxTries: tries }
      : { count: 1, resetsAt: endsAt, maxTries: tries };
  }

  function prune(): void {
    prunedAt = now();
    for (const counters of [...byLevel, overflow]) {
      for (const [key, { resetsAt }] of counters)
        if (resetsAt <= prunedAt || resetsAt > prunedAt + longestWindowMs) counters.delete(key);
    }
  }

  /** Makes room for one more counter. @returns false where no new key may be counted for itself */
  function makeRoom(): boolean {
    if (size() < maxCounters) return true;
    if (Math.abs(now() - prunedAt) >= pruneIntervalMs) prune();
    if (size() < maxCounters) return true;
    for (const level of byLevel.slice(0, levels)) {
      const [oldest] = level.keys();
      if (oldest !== undefined) return level.delete(oldest);
    }
    return false;
  }

  return {
    size,
    prune,
    consume(key, limit) {
      const known = find(key);
      if (known || makeRoom()) {
        const next = counted(limit, known);
        put(key, known, next);
        return next;
      }
      const shared = overflowKey(key, limit.tries);
      const next = counted(limit, overflow.get(shared));
      overflow.set(shared, next);
      return next;
    },
    refund(key, { tries }) {
      const known = find(key);
      const shared = overflowKey(key, tries);
      const less = (counter: Counter): Counter => ({ ...counter, count: Math.max(0, counter.count - 1) });
      const inOverflow = overflow.get(shared);
      if (known) put(key, known, less(known));
      else if (inOverflow) overflow.set(shared, less(inOverflow));
    },
  };
}
