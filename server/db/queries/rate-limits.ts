import { type RawBuilder, sql } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { databaseMs } from "#server/db/database-clock.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { changedRows, countOf, didChange } from "./query-parts.ts";

/** A counter after one more hit: hits in its window, and when the window ends (`resetsAt`, milliseconds since 1970). */
export type RateLimitCount = { readonly count: number; readonly resetsAt: number };

/** One more try under a key, of at most `maxTries` in a window of this many milliseconds. */
export type RateLimitHit = { readonly key: string; readonly windowMs: number; readonly maxTries: number };

/** Gives the key that new keys of a call share when the table is full. A key begins with the name of its call. */
export const overflowKey = (key: string, maxTries: number): string => `overflow ${key.split(" ", 1)[0]} ${maxTries}`;

/** No limit has a longer window, in milliseconds. */
export const longestWindowMs = 24 * 60 * 60_000;

/** A count with the moment at which it was made, by the clock that `resetsAt` is of. */
export type RecordedHit = RateLimitCount & { readonly now: number };

/**
 * Records hits for all replicas in one statement, by the database's clock. A window that is over restarts at one; so
 * does one that would end later than a new one, because the clock was set back since.
 * @returns the counter after each hit, in their order
 */
export async function recordHits(db: Database, hits: readonly RateLimitHit[]): Promise<RecordedHit[]> {
  const now = databaseMs(db);
  const added = new Map<string, Omit<ShopRow<"rate_limits">, "resets_at"> & { resets_at: RawBuilder<number> }>();
  for (const { key, windowMs, maxTries } of hits) {
    const count = (added.get(key)?.count ?? 0) + 1;
    added.set(key, { key, count, max_tries: maxTries, resets_at: databaseMs(db, windowMs) });
  }
  // Sorted, so that replicas that count the same keys can't deadlock.
  const values = [...added.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`rate_limits.resets_at <= ${now} or rate_limits.resets_at > excluded.resets_at`;
  const rows = await db
    .insertInto("rate_limits")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else rate_limits.count + excluded.count end`,
        max_tries: sql<number>`excluded.max_tries`,
        resets_at: sql<number>`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(["key", "count", "resets_at", now.as("now")])
    .execute();
  const after = new Map(rows.map(({ key, ...row }) => [key, row]));
  // Hits of the same key in this statement are counted one after the other.
  return hits.map(({ key }, index) => {
    const later = hits.slice(index + 1).filter((hit) => hit.key === key).length;
    const { count = 1, resets_at: resetsAt = 0, now: at = 0 } = after.get(key) ?? {};
    return { count: count - later, resetsAt, now: at };
  });
}

/**
 * Takes one hit back, from the shared counter if there was no room for one of its own.
 * @param maxTries the limit that it was counted by
 */
export async function refundHit(db: Database, key: string, maxTries: number): Promise<void> {
  const update = db.updateTable("rate_limits").set(({ eb }) => ({ count: eb("count", "-", 1) }));
  const refund = (from: string): Promise<boolean> => didChange(update.where("key", "=", from).where("count", ">", 0));
  if (!(await refund(key))) await refund(overflowKey(key, maxTries));
}

const belowLimit = sql<boolean>`rate_limits.count < rate_limits.max_tries`;
const notOverflow = sql<boolean>`rate_limits.key not like 'overflow %'`;
const level = sql`rate_limits.count * 8 / rate_limits.max_tries`;

/** Deletes ended counters, then those furthest from their limit. @returns whether more than `maxRows` are left */
async function pruneLimits({ engine, db }: DatabaseClient, maxRows: number): Promise<boolean> {
  const keys = db.selectFrom("rate_limits").select("key");
  // A counter that another replica counts right now is left alone, so that neither waits for the other.
  const unlocked = (query: typeof keys) => (engine === "postgres" ? query.forUpdate().skipLocked() : query);
  const over = keys.where(({ eb, or }) =>
    or([eb("resets_at", "<=", databaseMs(db)), eb("resets_at", ">", databaseMs(db, longestWindowMs))]),
  );
  await db.deleteFrom("rate_limits").where("key", "in", unlocked(over)).execute();
  const surplus = (await countOf(db.selectFrom("rate_limits").where(notOverflow))) - maxRows;
  if (surplus <= 0) return false;
  const first = keys.where(belowLimit).where(notOverflow).orderBy(level).orderBy("resets_at").limit(surplus);
  const pruned = db.deleteFrom("rate_limits").where("key", "in", unlocked(first)).where(belowLimit);
  return (await changedRows(pruned)) < surplus;
}

/** The hits; those without a counter yet under the overflow key of their call. */
async function withOverflow(db: Database, hits: readonly RateLimitHit[]): Promise<RateLimitHit[]> {
  const keys = [...new Set(hits.map(({ key }) => key))];
  const rows = await db.selectFrom("rate_limits").select("key").where("key", "in", keys).execute();
  const known = new Set(rows.map(({ key }) => key));
  return hits.map((hit) => (known.has(hit.key) ? hit : { ...hit, key: overflowKey(hit.key, hit.maxTries) }));
}

/** While the table is full of counters at their limit, it is looked at again after this time. */
const fullIntervalMs = 1_000;

/** Counters in the database, of which there are only so many. */
export type BoundedTries = {
  /** Deletes counters whose window is over, and those beyond the bound that are furthest from their limit. */
  readonly prune: () => Promise<void>;
  /** Records hits, as `recordHits`. */
  readonly count: (hits: readonly RateLimitHit[]) => Promise<RecordedHit[]>;
};

/**
 * Opens the table of about `maxRows` counters that all replicas share, give or take the few that are written between
 * two looks at it. When all of them are at their limit, new keys of a call share one overflow counter: no stranger can
 * push out a counter that refuses somebody.
 */
export function boundedTries(database: DatabaseClient, maxRows: number): BoundedTries {
  /** How many new counters may be written before the table is looked at. */
  const slack = Math.ceil(maxRows / 50);
  let written = 0;
  let full = false;
  let prunedAt = 0;
  async function prune(): Promise<void> {
    written = 0;
    prunedAt = Date.now();
    full = await pruneLimits(database, maxRows);
  }
  return {
    prune,
    async count(hits) {
      if (written >= slack || (full && Math.abs(Date.now() - prunedAt) >= fullIntervalMs)) await prune();
      const counts = await recordHits(database.db, full ? await withOverflow(database.db, hits) : hits);
      written += counts.filter(({ count }) => count === 1).length;
      return counts;
    },
  };
}
