import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import { unfinishedCampaigns } from "./campaign-stops.ts";
import { openComplaints } from "./contact-messages.ts";
import { openDataRequests } from "./data-requests.ts";
import { waitingMails } from "./outbox.ts";
import { type Backlog, backlogOf, type ShopQuery } from "./query-parts.ts";

const dayMs = 24 * 60 * 60_000;

/** Counts requests for data, since the day on which the oldest was received. */
async function receivedBacklog(requests: ShopQuery<"data_requests">): Promise<Backlog> {
  const { count, oldestAt: day } = await backlogOf(requests, "received_on");
  return { count, oldestAt: day === null ? null : `${day}T00:00:00.000Z` };
}

/** Reads what waits for staff: how much of it, and since when. */
export const backlogs = {
  /** Contact messages that nobody has answered or archived. */
  newMessages: (db: Database): Promise<Backlog> =>
    backlogOf(db.selectFrom("contact_messages").where("state", "=", "new"), "created_at"),
  /** Open complaints whose day was before `today`. */
  overdueComplaints: (db: Database, today: string): Promise<Backlog> =>
    backlogOf(openComplaints(db, today).where("complaint_due_on", "<", today), "created_at"),
  /** Open complaints that are due from `today` until another day. */
  dueComplaints: (db: Database, today: string, until: string): Promise<Backlog> =>
    backlogOf(openComplaints(db, until).where("complaint_due_on", ">=", today), "created_at"),
  /** Open requests for data whose day was before `today`. */
  overdueDataRequests: (db: Database, today: string): Promise<Backlog> =>
    receivedBacklog(openDataRequests(db).where("due_on", "<", today)),
  /** Open requests for data that are due from `today` on. */
  openDataRequests: (db: Database, today: string): Promise<Backlog> =>
    receivedBacklog(openDataRequests(db).where("due_on", ">=", today)),
  /** Withdrawals that are still open. */
  openWithdrawals: (db: Database): Promise<Backlog> =>
    backlogOf(db.selectFrom("withdrawals").where("state", "=", "open"), "at"),
  /** One, where the whole queue rests because of the mail server or the account; since when. */
  restingMail: (db: Database): Promise<Backlog> =>
    backlogOf(db.selectFrom("mail_queue").where("since", "is not", null), "since"),
  /** Mail that the mail server put off and that is tried again. */
  putOffMail: (db: Database): Promise<Backlog> =>
    backlogOf(waitingMails(db).where("deferred_at", "is not", null), "created_at"),
  /** Mail to customers and to support that ended unsent in the last week and that nobody dropped. */
  unsentMail(db: Database): Promise<Backlog> {
    const ended = db.selectFrom("outbox").where("outcome", "in", ["refused", "given-up"]);
    const personal = ended.where("kind", "in", ["contact", "answer", "receipt"]);
    return backlogOf(personal.where("ended_at", ">", databaseTime(db, -7 * dayMs)), "ended_at");
  },
  /**
   * Mail to one person, written before `before` (ISO 8601) and never tried: no mail server, or one that is too slow.
   */
  waitingMail(db: Database, before: string): Promise<Backlog> {
    const untried = waitingMails(db).where("last_error", "is", null).where("priority", "=", 0);
    return backlogOf(untried.where("created_at", "<", before), "created_at");
  },
  /** Campaigns whose mails are still being queued or sent; not those whose moment is still to come. */
  goingCampaigns: (db: Database): Promise<Backlog> =>
    backlogOf(unfinishedCampaigns(db).where("held", "=", 0).where("send_at", "is", null), "at"),
  /** Kinds of failures of pages that nobody has dismissed. */
  pageFailures: (db: Database): Promise<Backlog> => backlogOf(db.selectFrom("page_failures"), "last_at"),
  /** Buyers' reviews that nobody has published or refused. */
  newReviews: (db: Database): Promise<Backlog> =>
    backlogOf(db.selectFrom("reviews").where("state", "=", "new"), "created_at"),
  /** Searches without a result that nobody has dismissed. */
  openSearches: (db: Database): Promise<Backlog> => backlogOf(db.selectFrom("unanswered_searches"), "last_at"),
  /** Planned changes of the catalog that couldn't be made since `since` (ISO 8601). */
  failedCatalogChanges(db: Database, since: string): Promise<Backlog> {
    const failed = db.selectFrom("catalog_changes").where("state", "=", "failed");
    return backlogOf(failed.where("ended_at", ">=", since), "ended_at");
  },
};
