import type { ManualVote } from "#contract/manual-vote.ts";
import type { Database } from "#server/db/database.ts";
import { addedUp, upsert } from "./query-parts.ts";

export async function recordManualVote(db: Database, { section, answer }: ManualVote): Promise<void> {
  const sum = { yes: addedUp("manual_votes.yes"), no: addedUp("manual_votes.no") };
  const row = { section, yes: answer === "yes" ? 1 : 0, no: answer === "no" ? 1 : 0 };
  await upsert(db, "manual_votes", "section", row, sum);
}

export async function listManualVotes(db: Database) {
  return db.selectFrom("manual_votes").selectAll().orderBy("no", "desc").orderBy("yes").orderBy("section").execute();
}
