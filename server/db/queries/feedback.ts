import type { ManualVote } from "#contract/feedback.ts";
import { fold } from "#contract/fold.ts";
import type { Database } from "#server/db/database.ts";
import { addedUp, deleteBeyond, hashOf, upsert } from "./query-parts.ts";

export const maxRows = 2000;

export async function recordUnansweredSearch(db: Database, text: string): Promise<void> {
  const last_at = new Date().toISOString();
  const update = { count: addedUp("unanswered_searches.count"), last_at };
  const row = { key: hashOf(fold(text)), text, count: 1, last_at };
  await upsert(db, "unanswered_searches", "key", row, update);
}

export async function recordNotFoundPaths(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const last_at = new Date().toISOString();
  const update = { count: addedUp("not_found_paths.count"), last_at };
  for (const [path, count] of counts) {
    await upsert(db, "not_found_paths", "path", { path, count, last_at }, update);
  }
}

/** The most counted first, of these the latest. */
const searches = (db: Database) =>
  db.selectFrom("unanswered_searches").orderBy("count", "desc").orderBy("last_at", "desc");
const paths = (db: Database) => db.selectFrom("not_found_paths").orderBy("count", "desc").orderBy("last_at", "desc");

/** Deletes rows beyond {@link maxRows}: the rarest and oldest first. */
export async function pruneUnansweredSearches(db: Database): Promise<void> {
  await deleteBeyond(db.deleteFrom("unanswered_searches"), "key", searches(db), maxRows);
  await deleteBeyond(db.deleteFrom("not_found_paths"), "path", paths(db), maxRows);
}

export const listUnansweredSearches = (db: Database, limit: number) => searches(db).selectAll().limit(limit).execute();

export const listNotFoundPaths = (db: Database, limit: number) => paths(db).selectAll().limit(limit).execute();

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

export async function recordManualVote(db: Database, { section, answer }: ManualVote): Promise<void> {
  const sum = { yes: addedUp("manual_votes.yes"), no: addedUp("manual_votes.no") };
  const row = { section, yes: answer === "yes" ? 1 : 0, no: answer === "no" ? 1 : 0 };
  await upsert(db, "manual_votes", "section", row, sum);
}

export async function listManualVotes(db: Database) {
  return db.selectFrom("manual_votes").selectAll().orderBy("no", "desc").orderBy("yes").orderBy("section").execute();
}
