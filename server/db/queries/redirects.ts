import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { didChange, upsert } from "./query-parts.ts";

/** A redirect that staff made, and how often it was followed. */
export type RedirectRow = ShopRow<"redirects">;

/** Reads the redirects that staff made, by their source. */
export const listRedirects = (db: Database): Promise<RedirectRow[]> =>
  db.selectFrom("redirects").selectAll().orderBy("source").limit(2000).execute();

/** Saves a redirect, in place of an older one of the same source. */
export async function saveRedirect(
  db: Database,
  { source, target, status }: Pick<RedirectRow, "source" | "target" | "status">,
): Promise<void> {
  const row = { source, target, status, hits: 0, created_at: new Date().toISOString() };
  await upsert(db, "redirects", "source", row, { target, status });
}

/** Deletes a redirect; false when there was none. */
export const removeRedirect = (db: Database, source: string): Promise<boolean> =>
  didChange(db.deleteFrom("redirects").where("source", "=", source));

/** Adds up how often redirects were followed. @param counts by source, since the last time */
export async function recordRedirectHits(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  for (const [source, count] of counts) {
    const update = db.updateTable("redirects").set(({ eb }) => ({ hits: eb("hits", "+", count) }));
    await update.where("source", "=", source).execute();
  }
}
