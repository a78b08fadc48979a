import { sql } from "kysely";
import type { Shop, Store } from "./store.ts";

/** What a counter says after one more try: how many there were in this window, and when the window ends (ms since 1970). */
export type Count = { readonly count: number; readonly resetsAt: number };

/** One more try under a key, of at most `maxTries` in a window of so many milliseconds. */
export type Try = { readonly key: string; readonly windowMs: number; readonly maxTries: number };

/** The key that new keys of a call share once there is no room for more. Each other key begins with the name of its call. */
export const overflowKey = (key: string, maxTries: number): string => `overflow ${key.split(" ", 1)[0]} ${maxTries}`;

/**
 * Counts more tries, for all replicas together, in one statement. A window that is over starts again at one. Gives what the
 * counter says after each, in their order.
 */
export async function countTries(shop: Shop, tries: readonly Try[]): Promise<Count[]> {
  const now = Date.now();
  const added = new Map<string, { windowMs: number; maxTries: number; tries: number }>();
  for (const { key, windowMs, maxTries } of tries) {
    added.set(key, { windowMs, maxTries, tries: (added.get(key)?.tries ?? 0) + 1 });
  }
  // In one order everywhere, so that replicas that count the same keys don't lock each other out.
  const values = [...added]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => ({ key, count: one.tries, max_tries: one.maxTries, resets_at: now + one.windowMs }));
  const rows = await shop
    .insertInto("limits")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when limits.resets_at <= ${now} then excluded.count else limits.count + excluded.count end`,
        max_tries: sql<number>`excluded.max_tries`,
        resets_at: sql<number>`case when limits.resets_at <= ${now} then excluded.resets_at else limits.resets_at end`,
      }),
    )
    .returning(["key", "count", "resets_at"])
    .execute();
  const after = new Map(rows.map(({ key, ...row }) => [key, row]));
  // The tries of this statement follow one after the other.
  return tries.map(({ key }, index) => {
    const later = tries.slice(index + 1).filter((one) => one.key === key).length;
    const { count = 1, resets_at: resetsAt = now } = after.get(key) ?? {};
    return { count: count - later, resetsAt };
  });
}

/** Takes one try back, because it turned out to be a good one. */
export async function uncountTry(shop: Shop, key: string): Promise<void> {
  await shop
    .updateTable("limits")
    .set(({ eb }) => ({ count: eb("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

/** A counter that may make room. */
const belowLimit = sql<boolean>`limits.count < limits.max_tries`;
const notOverflow = sql<boolean>`limits.key not like 'overflow %'`;
/** How much of its limit a counter has used up, in eighths. */
const level = sql`limits.count * 8 / limits.max_tries`;

/**
 * Deletes the counters whose window is over, and of the others those beyond `maxRows`: first those that are furthest from
 * their limit, of these the ones that end first. A counter at its limit stays.
 * @returns whether more than `maxRows` are left, because all others are at their limit
 */
async function pruneLimits({ engine, shop }: Store, maxRows: number): Promise<boolean> {
  const keys = shop.selectFrom("limits").select("key");
  // A counter that another replica counts right now is left alone, so that neither waits for the other.
  const unlocked = (query: typeof keys) => (engine === "postgres" ? query.forUpdate().skipLocked() : query);
  const over = keys.where("resets_at", "<=", Date.now());
  await shop.deleteFrom("limits").where("key", "in", unlocked(over)).execute();
  const { rows } = await shop
    .selectFrom("limits")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .where(notOverflow)
    .executeTakeFirstOrThrow();
  const surplus = Number(rows) - maxRows;
  if (surplus <= 0) return false;
  const first = keys.where(belowLimit).where(notOverflow).orderBy(level).orderBy("resets_at").limit(surplus);
  const { numDeletedRows } = await shop
    .deleteFrom("limits")
    .where("key", "in", unlocked(first))
    .where(belowLimit)
    .executeTakeFirst();
  return Number(numDeletedRows) < surplus;
}

/** The tries with their keys, those that have no counter yet under the overflow key of their call. */
async function withOverflow(shop: Shop, tries: readonly Try[]): Promise<Try[]> {
  const keys = [...new Set(tries.map(({ key }) => key))];
  const rows = await shop.selectFrom("limits").select("key").where("key", "in", keys).execute();
  const known = new Set(rows.map(({ key }) => key));
  return tries.map((one) => (known.has(one.key) ? one : { ...one, key: overflowKey(one.key, one.maxTries) }));
}

/** While the table is full of counters at their limit, it is looked at again after this time. */
const fullIntervalMs = 1_000;

/**
 * {@link countTries} on a table of at most `maxRows` counters, give or take the few that are written between two looks at
 * it. When all of them are at their limit, new keys of a call share one overflow counter.
 */
export function boundedTries(store: Store, maxRows: number) {
  /** How many new counters may be written before the table is looked at. */
  const slack = Math.ceil(maxRows / 50);
  let written = 0;
  let full = false;
  let prunedAt = 0;
  async function prune(): Promise<void> {
    written = 0;
    prunedAt = Date.now();
    full = await pruneLimits(store, maxRows);
  }
  return {
    prune,
    async count(tries: readonly Try[]): Promise<Count[]> {
      if (written >= slack || (full && Date.now() - prunedAt >= fullIntervalMs)) await prune();
      const counts = await countTries(store.shop, full ? await withOverflow(store.shop, tries) : tries);
      written += counts.filter(({ count }) => count === 1).length;
      return counts;
    },
  };
}
