import type { ManualVote } from "#contract/manual-vote.ts";
import type { Database } from "#server/db/database.ts";

export async function recordManualVote(db: Database, { section, answer }: ManualVote): Promise<void> {
  await db
    .insertInto("manual_votes")
    .values({ section, yes: answer === "yes" ? 1 : 0, no: answer === "no" ? 1 : 0 })
    .onConflict((conflict) =>
      conflict
        .column("section")
        .doUpdateSet(({ eb, ref }) => ({ [answer]: eb(ref(`manual_votes.${answer}`), "+", 1) })),
    )
    .execute();
}

export async function listManualVotes(db: Database) {
  return db.selectFrom("manual_votes").selectAll().orderBy("no", "desc").orderBy("yes").orderBy("section").execute();
}
