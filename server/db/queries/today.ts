import type { Database } from "#server/db/database.ts";
import { unfinishedCampaigns } from "./campaign-stops.ts";
import { type Backlog, backlogOf } from "./query-parts.ts";

export const newMessages = (db: Database): Promise<Backlog> =>
  backlogOf(db.selectFrom("contact_messages").where("state", "=", "new"), "created_at");

export const openWithdrawals = (db: Database): Promise<Backlog> =>
  backlogOf(db.selectFrom("withdrawals").where("state", "=", "open"), "at");

const unsent = (db: Database) => db.selectFrom("outbox").where("sent_at", "is", null);

/** Mail that the mail server refused and that is tried again. */
export const refusedMail = (db: Database): Promise<Backlog> =>
  backlogOf(unsent(db).where("last_error", "is not", null), "created_at");

/** Mail to one person, written before `before` (ISO 8601) and never tried. */
export const waitingMail = (db: Database, before: string): Promise<Backlog> =>
  backlogOf(
    unsent(db).where("last_error", "is", null).where("priority", "=", 0).where("created_at", "<", before),
    "created_at",
  );

export const goingCampaigns = (db: Database): Promise<Backlog> => backlogOf(unfinishedCampaigns(db), "at");

export const openSearches = (db: Database): Promise<Backlog> =>
  backlogOf(db.selectFrom("unanswered_searches"), "last_at");
