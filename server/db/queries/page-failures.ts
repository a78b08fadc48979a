import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { addedUp, deleteBeyond, hashOf, upsert } from "./query-parts.ts";

/** What a stranger can store: more kinds of failures push out those of longest ago. */
export const maxFailures = 200;

type Failure = Pick<ShopRow<"page_failures">, "path" | "message" | "browser">;

/** Counts a page that failed in a browser, and keeps at most `maxFailures` kinds: those of longest ago go. */
export async function recordPageFailure(db: Database, failure: Failure): Promise<void> {
  const last_at = new Date().toISOString();
  const key = hashOf([failure.path, failure.message, failure.browser].join("\n"));
  const update = { count: addedUp("page_failures.count"), last_at };
  await upsert(db, "page_failures", "key", { key, ...failure, count: 1, last_at }, update);
  const latest = db.selectFrom("page_failures").orderBy("last_at", "desc").orderBy("key");
  await deleteBeyond(db.deleteFrom("page_failures"), "key", latest, maxFailures);
}

/** Reads all kinds of failures, the most frequent first, of these the latest. */
export const listPageFailures = (db: Database): Promise<ShopRow<"page_failures">[]> =>
  db.selectFrom("page_failures").selectAll().orderBy("count", "desc").orderBy("last_at", "desc").execute();

/** Deletes a kind of failure, and gives its path, or null when there was none. */
export async function deletePageFailure(db: Database, key: string): Promise<string | null> {
  const deleted = db.deleteFrom("page_failures").where("key", "=", key).returning("path");
  return (await deleted.executeTakeFirst())?.path ?? null;
}
