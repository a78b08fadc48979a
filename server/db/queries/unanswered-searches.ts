import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

export const maxRows = 2000;

export async function recordUnansweredSearch(db: Database, text: string): Promise<void> {
  const key = createHash("sha256").update(text.toLowerCase()).digest("base64url");
  const last_at = new Date().toISOString();
  await db
    .insertInto("unanswered_searches")
    .values({ key, text, count: 1, last_at })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref("unanswered_searches.count"), "+", 1), last_at })),
    )
    .execute();
}

export async function recordNotFoundPaths(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const last_at = new Date().toISOString();
  for (const [path, count] of counts) {
    await db
      .insertInto("not_found_paths")
      .values({ path, count, last_at })
      .onConflict((conflict) =>
        conflict
          .column("path")
          .doUpdateSet(({ eb, ref }) => ({ count: eb(ref("not_found_paths.count"), "+", count), last_at })),
      )
      .execute();
  }
}

/** Deletes rows beyond {@link maxRows}: the rarest and oldest first. */
export async function pruneUnansweredSearches(db: Database): Promise<void> {
  for (const [table, key] of [
    ["unanswered_searches", "key"],
    ["not_found_paths", "path"],
  ] as const) {
    const surplus = db
      .selectFrom(table)
      .select(sql.ref<string>(key).as("key"))
      .orderBy("count", "desc")
      .orderBy("last_at", "desc")
      .limit(500)
      .offset(maxRows);
    await db.deleteFrom(table).where(sql.ref<string>(key), "in", surplus).execute();
  }
}

export async function listUnansweredSearches(db: Database, limit: number) {
  return db
    .selectFrom("unanswered_searches")
    .selectAll()
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(limit)
    .execute();
}

export async function listNotFoundPaths(db: Database, limit: number) {
  return db
    .selectFrom("not_found_paths")
    .selectAll()
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(limit)
    .execute();
}

/** Deletes an entry of either table; returns its text, or null when there was none. */
export async function deleteUnansweredSearch(
  db: Database,
  one: { key: string } | { path: string },
): Promise<string | null> {
  const deleted =
    "key" in one
      ? db.deleteFrom("unanswered_searches").where("key", "=", one.key).returning("text")
      : db.deleteFrom("not_found_paths").where("path", "=", one.path).returning("path as text");
  return (await deleted.executeTakeFirst())?.text ?? null;
}
