import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import { unfinishedCampaigns } from "./campaign-stops.ts";
import { waitingMails } from "./outbox.ts";
import { backlogOf } from "./query-parts.ts";

const dayMs = 24 * 60 * 60_000;

/** What waits for staff: how much of it, and since when. */
export const backlogs = {
  newMessages: (db: Database) => backlogOf(db.selectFrom("contact_messages").where("state", "=", "new"), "created_at"),
  openWithdrawals: (db: Database) => backlogOf(db.selectFrom("withdrawals").where("state", "=", "open"), "at"),
  /** One, where the whole queue rests because of the mail server or the account; since when. */
  restingMail: (db: Database) => backlogOf(db.selectFrom("mail_queue").where("since", "is not", null), "since"),
  /** Mail that the mail server put off and that is tried again. */
  putOffMail: (db: Database) => backlogOf(waitingMails(db).where("deferred_at", "is not", null), "created_at"),
  /** Mail to customers and to support that ended unsent in the last week and that nobody dropped. */
  unsentMail(db: Database) {
    const ended = db.selectFrom("outbox").where("outcome", "in", ["refused", "given-up"]);
    const personal = ended.where("kind", "in", ["contact", "answer", "receipt"]);
    return backlogOf(personal.where("ended_at", ">", databaseTime(db, -7 * dayMs)), "ended_at");
  },
  /** Mail to one person, written before `before` (ISO 8601) and never tried. */
  waitingMail(db: Database, before: string) {
    const untried = waitingMails(db).where("last_error", "is", null).where("priority", "=", 0);
    return backlogOf(untried.where("created_at", "<", before), "created_at");
  },
  goingCampaigns: (db: Database) => backlogOf(unfinishedCampaigns(db).where("held", "=", 0), "at"),
  pageFailures: (db: Database) => backlogOf(db.selectFrom("page_failures"), "last_at"),
  openSearches: (db: Database) => backlogOf(db.selectFrom("unanswered_searches"), "last_at"),
  /** Planned changes of the catalog that couldn't be made since `since` (ISO 8601). */
  failedCatalogChanges(db: Database, since: string) {
    const failed = db.selectFrom("catalog_changes").where("state", "=", "failed");
    return backlogOf(failed.where("ended_at", ">=", since), "ended_at");
  },
};
