import type { Selectable } from "kysely";
import type { ShopTables } from "./schema.ts";
import type { Shop } from "./store.ts";

export type RedirectRow = Selectable<ShopTables["redirects"]>;

/** The redirects that staff made, by their address. */
export async function listRedirects(shop: Shop): Promise<RedirectRow[]> {
  return shop
    .selectFrom("redirects")
    .select(["source", "target", "status", "hits", "created_at", "last_hit_at"])
    .orderBy("source")
    .limit(2000)
    .execute();
}

/** Keeps a redirect; another one for the same address takes its place. */
export async function putRedirect(
  shop: Shop,
  { source, target, status }: Pick<RedirectRow, "source" | "target" | "status">,
): Promise<void> {
  await shop
    .insertInto("redirects")
    .values({ source, target, status, hits: 0, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("source").doUpdateSet({ target, status }))
    .execute();
}

/** Takes a redirect away; false when there was none. */
export async function removeRedirect(shop: Shop, source: string): Promise<boolean> {
  const { numDeletedRows } = await shop.deleteFrom("redirects").where("source", "=", source).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts how often redirects were followed. */
export async function noteRedirectHits(shop: Shop, counts: ReadonlyMap<string, number>): Promise<void> {
  const last_hit_at = new Date().toISOString();
  for (const [source, count] of counts) {
    await shop
      .updateTable("redirects")
      .set(({ eb }) => ({ hits: eb("hits", "+", count), last_hit_at }))
      .where("source", "=", source)
      .execute();
  }
}
