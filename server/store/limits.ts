import { sql } from "kysely";
import type { Shop } from "./store.ts";

/** What a counter says after one more try: how many there were in this window, and when the window ends (ms since 1970). */
export type Count = { readonly count: number; readonly resetsAt: number };

/** Counts one more try under `key`, for all replicas together. A window that is over starts again at one. */
export async function countTry(shop: Shop, key: string, windowMs: number): Promise<Count> {
  const now = Date.now();
  const row = await shop
    .insertInto("limits")
    .values({ key, count: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when limits.resets_at <= ${now} then 1 else limits.count + 1 end`,
        resets_at: sql<number>`case when limits.resets_at <= ${now} then ${now + windowMs} else limits.resets_at end`,
      }),
    )
    .returning(["count", "resets_at"])
    .executeTakeFirstOrThrow();
  return { count: row.count, resetsAt: row.resets_at };
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
