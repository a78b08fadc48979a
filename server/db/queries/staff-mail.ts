import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import { retryNow } from "./mail-queue.ts";
import { isUnclaimed } from "./outbox.ts";
import { didChange } from "./query-parts.ts";

/**
 * Drops a mail that nobody is sending right now: one that waits, or that ended without having been sent; false for any
 * other.
 * @param leaseMs how long the lease of a mail is that is being sent
 */
export function dropMail(db: Database, id: number, leaseMs: number): Promise<boolean> {
  const row = { ended_at: databaseTime(db), outcome: "dropped" as const, claimed_until: null };
  const update = db.updateTable("outbox").set(row).where("id", "=", id).where("sent_at", "is", null);
  const isOpen = sql<boolean>`(outcome is null or outcome != 'dropped')`;
  return didChange(update.where(isOpen).where(isUnclaimed(db, leaseMs)));
}

/**
 * Has a mail to one person that was refused or put off tried again now, also one that had ended; false for no such
 * mail.
 */
export async function retryMail(db: Database, id: number): Promise<boolean> {
  const row = { next_attempt_at: databaseTime(db), ended_at: null, outcome: null, deferred_at: null, held: 0 };
  const update = db.updateTable("outbox").set(row).where("id", "=", id).where("sent_at", "is", null);
  const isRetried = await didChange(update.where("campaign_id", "is", null).where("last_error", "is not", null));
  if (isRetried) await retryNow(db);
  return isRetried;
}
