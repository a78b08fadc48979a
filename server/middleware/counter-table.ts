import { longestWindowMs, overflowKey, type RateLimitCount } from "#server/db/queries/rate-limits.ts";

export type Limit = { readonly tries: number; readonly seconds: number };

type Counter = RateLimitCount & { readonly maxTries: number };

/** Counters are sorted by how much of their limit is used up, in eighths: 8 is a counter at its limit. */
const levels = 8;
const levelOf = ({ count, maxTries }: Counter): number =>
  Math.min(levels, Math.max(0, Math.floor((levels * count) / maxTries)));

const pruneIntervalMs = 1_000;

/**
 * A bounded number of counters. A new key replaces the oldest counter furthest from its limit, never one at its limit:
 * when all are, new keys of a call share an overflow counter.
 */
export class CounterTable {
  readonly #now: () => number;
  readonly #maxCounters: number;
  readonly #levels: readonly Map<string, Counter>[] = Array.from({ length: levels + 1 }, () => new Map());
  readonly #overflow = new Map<string, Counter>();
  #prunedAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number, maxCounters: number) {
    this.#now = now;
    this.#maxCounters = maxCounters;
  }

  get size(): number {
    return this.#levels.reduce((sum, level) => sum + level.size, 0);
  }

  consume(key: string, limit: Limit): RateLimitCount {
    const known = this.#find(key);
    if (known === undefined && this.size >= this.#maxCounters && !this.#makeRoom()) {
      const shared = overflowKey(key, limit.tries);
      const next = this.#next(limit, this.#overflow.get(shared));
      this.#overflow.set(shared, next);
      return next;
    }
    const next = this.#next(limit, known);
    this.#put(key, known, next);
    return next;
  }

  refund(key: string, { tries }: Limit): void {
    const known = this.#find(key);
    const less = (counter: Counter): Counter => ({ ...counter, count: Math.max(0, counter.count - 1) });
    const shared = overflowKey(key, tries);
    const overflow = this.#overflow.get(shared);
    if (known) this.#put(key, known, less(known));
    else if (overflow) this.#overflow.set(shared, less(overflow));
  }

  prune(): void {
    const now = this.#now();
    this.#prunedAt = now;
    for (const counters of [...this.#levels, this.#overflow]) {
      for (const [key, { resetsAt }] of counters)
        if (resetsAt <= now || resetsAt > now + longestWindowMs) counters.delete(key);
    }
  }

  #find(key: string): Counter | undefined {
    return this.#levels.find((level) => level.has(key))?.get(key);
  }

  #next({ tries, seconds }: Limit, known: Counter | undefined): Counter {
    const now = this.#now();
    const endsAt = now + seconds * 1000;
    // A window that would end later than a new one began before the clock was set back.
    return known !== undefined && known.resetsAt > now && known.resetsAt <= endsAt
      ? { count: known.count + 1, resetsAt: known.resetsAt, maxTries: tries }
      : { count: 1, resetsAt: endsAt, maxTries: tries };
  }

  #put(key: string, before: Counter | undefined, next: Counter): void {
    const level = levelOf(next);
    if (before && levelOf(before) !== level) this.#levels[levelOf(before)]?.delete(key);
    this.#levels[level]?.set(key, next);
  }

  #makeRoom(): boolean {
    if (Math.abs(this.#now() - this.#prunedAt) >= pruneIntervalMs) this.prune();
    if (this.size < this.#maxCounters) return true;
    for (const level of this.#levels.slice(0, levels)) {
      const [oldest] = level.keys();
      if (oldest !== undefined) return level.delete(oldest);
    }
    return false;
  }
}
