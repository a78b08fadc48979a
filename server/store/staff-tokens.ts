import { readSetting, writeSetting } from "./settings.ts";
import type { Shop } from "./store.ts";

const key = "staff-tokens-since";

/** The moment since when staff tokens count, as it goes into them; empty where nobody has ended them yet. */
export async function readTokensSince(shop: Shop): Promise<string> {
  return (await readSetting(shop, key)) ?? "";
}

/** Ends every staff token and every export ticket that is out, for all replicas. */
export async function endStaffTokens(shop: Shop, now: number = Date.now()): Promise<void> {
  await writeSetting(shop, key, String(now));
  await shop.deleteFrom("export_tickets").execute();
}
