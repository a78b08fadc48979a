import type { Shop } from "./store.ts";

/** What the shop keeps under `key`, or null. */
export async function readSetting(shop: Shop, key: string): Promise<string | null> {
  const row = await shop.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value ?? null;
}

/** Keeps `value` unless something is kept there already; gives what is kept afterwards. Safe between processes. */
export async function keepSettingOnce(shop: Shop, key: string, value: string): Promise<string> {
  await shop
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await readSetting(shop, key)) ?? value;
}

/** Keeps `value`, replacing what was there. */
export async function writeSetting(shop: Shop, key: string, value: string): Promise<void> {
  await shop
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
