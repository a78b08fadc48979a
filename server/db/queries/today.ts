import type { Database } from "#server/db/database.ts";

export type Backlog = { readonly count: number; readonly oldestAt: string | null };

export function newMessages(db: Database): Promise<Backlog> {
  return db
    .selectFrom("contact_messages")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldestAt")])
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
}

export function openWithdrawals(db: Database): Promise<Backlog> {
  return db
    .selectFrom("withdrawals")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("at").as("oldestAt")])
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
}

/** Mail that the mail server refused and that is tried again. */
export function refusedMail(db: Database): Promise<Backlog> {
  return db
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldestAt")])
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .executeTakeFirstOrThrow();
}

/** Mail to one person, written before `before` (ISO 8601) and never tried. */
export function waitingMail(db: Database, before: string): Promise<Backlog> {
  return db
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldestAt")])
    .where("sent_at", "is", null)
    .where("last_error", "is", null)
    .where("priority", "=", 0)
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
}

export function goingCampaigns(db: Database): Promise<Backlog> {
  return db
    .selectFrom("campaigns")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("at").as("oldestAt")])
    .where("stopped_at", "is", null)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("queued_at", "is", null),
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.campaign_id", "=", "campaigns.id")
            .where("outbox.sent_at", "is", null),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
}

export function openSearches(db: Database): Promise<Backlog> {
  return db
    .selectFrom("unanswered_searches")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("last_at").as("oldestAt")])
    .executeTakeFirstOrThrow();
}
