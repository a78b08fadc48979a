import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { didChange, upsert } from "./query-parts.ts";

export type RedirectRow = ShopRow<"redirects">;

export const listRedirects = (db: Database): Promise<RedirectRow[]> =>
  db.selectFrom("redirects").selectAll().orderBy("source").limit(2000).execute();

export async function saveRedirect(
  db: Database,
  { source, target, status }: Pick<RedirectRow, "source" | "target" | "status">,
): Promise<void> {
  const row = { source, target, status, hits: 0, created_at: new Date().toISOString() };
  await upsert(db, "redirects", "source", row, { target, status });
}

export const removeRedirect = (db: Database, source: string): Promise<boolean> =>
  didChange(db.deleteFrom("redirects").where("source", "=", source));

export async function recordRedirectHits(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  for (const [source, count] of counts) {
    const update = db.updateTable("redirects").set(({ eb }) => ({ hits: eb("hits", "+", count) }));
    await update.where("source", "=", source).execute();
  }
}
