import type { Shop } from "./store.ts";

/** How often a short link was followed on a day (UTC, such as "2026-11-21"). Nothing is kept of who followed it. */
export type GoCount = { readonly day: string; readonly code: string; readonly count: number };

/** Counts one more visit of a short link today. */
export async function countGo(shop: Shop, code: string, now: Date = new Date()): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await shop
    .insertInto("go_counts")
    .values({ id: `${day} ${code}`, day, code, count: 1 })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(({ eb }) => ({ count: eb("go_counts.count", "+", 1) })))
    .execute();
}

/**
 * The visits of short links, newest day first, then by code.
 * @param since first day to be told of ("2026-11-01"); without it all days
 */
export async function goCounts(shop: Shop, since = ""): Promise<readonly GoCount[]> {
  return shop
    .selectFrom("go_counts")
    .select(["day", "code", "count"])
    .where("day", ">=", since)
    .orderBy("day", "desc")
    .orderBy("code")
    .execute();
}
