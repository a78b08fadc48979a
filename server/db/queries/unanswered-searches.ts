import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { ShopTables } from "#server/db/schema.ts";
import { addedUp, hashOf, upsert } from "./query-parts.ts";

export const maxRows = 2000;

export async function recordUnansweredSearch(db: Database, text: string): Promise<void> {
  const last_at = new Date().toISOString();
  const update = { count: addedUp("unanswered_searches.count"), last_at };
  const row = { key: hashOf(text.toLowerCase()), text, count: 1, last_at };
  await upsert(db, "unanswered_searches", "key", row, update);
}

export async function recordNotFoundPaths(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const last_at = new Date().toISOString();
  const update = { count: addedUp("not_found_paths.count"), last_at };
  for (const [path, count] of counts) {
    await upsert(db, "not_found_paths", "path", { path, count, last_at }, update);
  }
}

/** The most counted rows of a query, the latest first among equals. */
const mostCounted = <TB extends keyof ShopTables, Row>(query: SelectQueryBuilder<ShopTables, TB, Row>, limit: number) =>
  query.orderBy(sql.ref("count"), "desc").orderBy(sql.ref("last_at"), "desc").limit(limit);

/** Deletes rows beyond {@link maxRows}: the rarest and oldest first. */
export async function pruneUnansweredSearches(db: Database): Promise<void> {
  for (const [table, key] of [
    ["unanswered_searches", "key"],
    ["not_found_paths", "path"],
  ] as const) {
    const surplus = mostCounted(db.selectFrom(table).select(sql.ref<string>(key).as("key")), 500).offset(maxRows);
    await db.deleteFrom(table).where(sql.ref<string>(key), "in", surplus).execute();
  }
}

export const listUnansweredSearches = (db: Database, limit: number) =>
  mostCounted(db.selectFrom("unanswered_searches").selectAll(), limit).execute();

export const listNotFoundPaths = (db: Database, limit: number) =>
  mostCounted(db.selectFrom("not_found_paths").selectAll(), limit).execute();

/** Deletes an entry of either table; returns its text, or null when there was none. */
export async function deleteUnansweredSearch(
  db: Database,
  entry: { key: string } | { path: string },
): Promise<string | null> {
  const deleted =
    "key" in entry
      ? db.deleteFrom("unanswered_searches").where("key", "=", entry.key).returning("text")
      : db.deleteFrom("not_found_paths").where("path", "=", entry.path).returning("path as text");
  return (await deleted.executeTakeFirst())?.text ?? null;
}
