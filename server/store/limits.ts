import { sql } from "kysely";
import type { Shop } from "./store.ts";

/** What a counter says after one more try: how many there were in this window, and when the window ends (ms since 1970). */
export type Count = { readonly count: number; readonly resetsAt: number };

/** One more try under a key, in a window of so many milliseconds. */
export type Try = { readonly key: string; readonly windowMs: number };

/**
 * Counts more tries, for all replicas together, in one statement. A window that is over starts again at one. Gives what the
 * counter says after each, in their order.
 */
export async function countTries(shop: Shop, tries: readonly Try[]): Promise<Count[]> {
  const now = Date.now();
  const added = new Map<string, { windowMs: number; tries: number }>();
  for (const { key, windowMs } of tries) added.set(key, { windowMs, tries: (added.get(key)?.tries ?? 0) + 1 });
  // In one order everywhere, so that replicas that count the same keys don't lock each other out.
  const values = [...added]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => ({ key, count: one.tries, resets_at: now + one.windowMs }));
  const rows = await shop
    .insertInto("limits")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when limits.resets_at <= ${now} then excluded.count else limits.count + excluded.count end`,
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

/** Forgets the windows that are over. */
export async function dropOldLimits(shop: Shop): Promise<void> {
  await shop.deleteFrom("limits").where("resets_at", "<=", Date.now()).execute();
}
