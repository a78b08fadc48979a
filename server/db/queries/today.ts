import type { Database } from "#server/db/database.ts";
import { unfinishedCampaigns } from "./campaign-stops.ts";
import { backlogOf } from "./query-parts.ts";

const unsent = (db: Database) => db.selectFrom("outbox").where("sent_at", "is", null);

/** What waits for staff: how much of it, and since when. */
export const backlogs = {
  newMessages: (db: Database) => backlogOf(db.selectFrom("contact_messages").where("state", "=", "new"), "created_at"),
  openWithdrawals: (db: Database) => backlogOf(db.selectFrom("withdrawals").where("state", "=", "open"), "at"),
  /** Mail that the mail server refused and that is tried again. */
  refusedMail: (db: Database) => backlogOf(unsent(db).where("last_error", "is not", null), "created_at"),
  /** Mail to one person, written before `before` (ISO 8601) and never tried. */
  waitingMail(db: Database, before: string) {
    const untried = unsent(db).where("last_error", "is", null).where("priority", "=", 0);
    return backlogOf(untried.where("created_at", "<", before), "created_at");
  },
  goingCampaigns: (db: Database) => backlogOf(unfinishedCampaigns(db), "at"),
  pageFailures: (db: Database) => backlogOf(db.selectFrom("page_failures"), "last_at"),
  openSearches: (db: Database) => backlogOf(db.selectFrom("unanswered_searches"), "last_at"),
  /** Planned changes of the catalog that couldn't be made since `since` (ISO 8601). */
  failedCatalogChanges(db: Database, since: string) {
    const failed = db.selectFrom("catalog_changes").where("state", "=", "failed");
    return backlogOf(failed.where("ended_at", ">=", since), "ended_at");
  },
};
