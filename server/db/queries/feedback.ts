import type { ManualVote } from "#contract/feedback.ts";
import { fold } from "#contract/fold.ts";
import type { Database } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { addedUp, deleteBeyond, hashOf, type ShopQuery, upsert } from "./query-parts.ts";

/** The most rows of each of these tables, so that they can't be filled up from outside. */
export const maxRows = 2000;

/** Counts a search that found nothing; the same text again, in whatever case, adds to its count. */
export async function recordUnansweredSearch(db: Database, text: string): Promise<void> {
  const last_at = new Date().toISOString();
  const update = { count: addedUp("unanswered_searches.count"), last_at };
  const row = { key: hashOf(fold(text)), text, count: 1, last_at };
  await upsert(db, "unanswered_searches", "key", row, update);
}

/** Counts paths that gave 404. @param counts how often each did since the last time */
export async function recordNotFoundPaths(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const last_at = new Date().toISOString();
  const update = { count: addedUp("not_found_paths.count"), last_at };
  for (const [path, count] of counts) {
    await upsert(db, "not_found_paths", "path", { path, count, last_at }, update);
  }
}

/** The most counted first, of these the latest; and the same of paths. */
const searches = (db: Database): ShopQuery<"unanswered_searches"> =>
  db.selectFrom("unanswered_searches").orderBy("count", "desc").orderBy("last_at", "desc");
const paths = (db: Database): ShopQuery<"not_found_paths"> =>
  db.selectFrom("not_found_paths").orderBy("count", "desc").orderBy("last_at", "desc");

/** Deletes searches and paths beyond {@link maxRows}: the rarest and oldest first. */
export async function pruneUnansweredSearches(db: Database): Promise<void> {
  await deleteBeyond(db.deleteFrom("unanswered_searches"), "key", searches(db), maxRows);
  await deleteBeyond(db.deleteFrom("not_found_paths"), "path", paths(db), maxRows);
}

/** Reads the most frequent searches that found nothing, of these the latest first. */
export const listUnansweredSearches = (
  db: Database,
  limit: number,
): Promise<readonly ShopRow<"unanswered_searches">[]> => searches(db).selectAll().limit(limit).execute();

/** Reads the most frequent paths that gave 404, of these the latest first. */
export const listNotFoundPaths = (db: Database, limit: number): Promise<readonly ShopRow<"not_found_paths">[]> =>
  paths(db).selectAll().limit(limit).execute();

/** Deletes an entry of either table, and gives its text, or null when there was none. */
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

/** Counts an answer to "Was this helpful?" below a section of a manual. */
export async function recordManualVote(db: Database, { section, answer }: ManualVote): Promise<void> {
  const sum = { yes: addedUp("manual_votes.yes"), no: addedUp("manual_votes.no") };
  const row = { section, yes: answer === "yes" ? 1 : 0, no: answer === "no" ? 1 : 0 };
  await upsert(db, "manual_votes", "section", row, sum);
}

/** Reads the votes by section, those with most answers of no first. */
export async function listManualVotes(db: Database): Promise<readonly ShopRow<"manual_votes">[]> {
  return db.selectFrom("manual_votes").selectAll().orderBy("no", "desc").orderBy("yes").orderBy("section").execute();
}
