import { createHash } from "node:crypto";
import { type UnansweredSearchKind, unansweredSearchKinds } from "#contract/unanswered-search.ts";
import type { Database } from "#server/db/database.ts";

/** Maximum rows of each table, so that it can't be filled up from outside. */
export const maxRows = 2000;

const keyOf = (kind: UnansweredSearchKind, text: string): string =>
  createHash("sha256").update(`${kind} ${text.toLowerCase()}`).digest("base64url");

/** Counts a search or question without an answer; the same text again increments its count, ignoring case. */
export async function recordUnansweredSearch(db: Database, kind: UnansweredSearchKind, text: string): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto("unanswered_searches")
    .values({ key: keyOf(kind, text), kind, text, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => ({
        count: eb(ref("unanswered_searches.count"), "+", 1),
        last_at: at,
      })),
    )
    .execute();
}

/** Counts paths that gave 404. */
export async function recordNotFoundPaths(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const at = new Date().toISOString();
  for (const [path, count] of counts) {
    await db
      .insertInto("not_found_paths")
      .values({ path, count, first_at: at, last_at: at })
      .onConflict((conflict) =>
        conflict.column("path").doUpdateSet(({ eb, ref }) => ({
          count: eb(ref("not_found_paths.count"), "+", count),
          last_at: at,
        })),
      )
      .execute();
  }
}

/** Deletes rows beyond {@link maxRows}: the rarest and oldest first. */
export async function pruneUnansweredSearches(db: Database): Promise<void> {
  const notes = await db
    .selectFrom("unanswered_searches")
    .select("key")
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(500)
    .offset(maxRows)
    .execute();
  if (notes.length > 0) {
    await db
      .deleteFrom("unanswered_searches")
      .where(
        "key",
        "in",
        notes.map(({ key }) => key),
      )
      .execute();
  }
  const paths = await db
    .selectFrom("not_found_paths")
    .select("path")
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(500)
    .offset(maxRows)
    .execute();
  if (paths.length > 0) {
    await db
      .deleteFrom("not_found_paths")
      .where(
        "path",
        "in",
        paths.map(({ path }) => path),
      )
      .execute();
  }
}

/**
 * The most frequent entries of each kind. A restored backup may hold kinds that aren't collected any more: not those.
 */
export async function listUnansweredSearches(db: Database, limit: number) {
  return db
    .selectFrom("unanswered_searches")
    .select(["key", "kind", "text", "count", "last_at"])
    .where("kind", "in", unansweredSearchKinds)
    .orderBy("count", "desc")
    .orderBy("last_at", "desc")
    .limit(limit)
    .execute();
}

/** The most frequent paths that gave 404. */
export async function listNotFoundPaths(db: Database, limit: number) {
  return db
    .selectFrom("not_found_paths")
    .select(["path", "count", "last_at"])
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
  if ("key" in one) {
    const row = await db
      .deleteFrom("unanswered_searches")
      .where("key", "=", one.key)
      .returning("text")
      .executeTakeFirst();
    return row?.text ?? null;
  }
  const row = await db.deleteFrom("not_found_paths").where("path", "=", one.path).returning("path").executeTakeFirst();
  return row?.path ?? null;
}
