import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { MailOutcome, ShopRow } from "#server/db/schema.ts";
import { readLastSent } from "./app-state.ts";
import { type QueueRest, readRest } from "./mail-queue.ts";
import { openMails, waitingMails } from "./outbox.ts";
import { countOf } from "./query-parts.ts";

/**
 * How many mails wait, and since when (ISO 8601) the oldest to one person does: a campaign to thousands takes its time.
 */
export type PendingMails = { readonly count: number; readonly oldest: string | null };

/** Counts the mails that are still to be sent, for metrics. */
export const pendingMailStats = (db: Database): Promise<PendingMails> =>
  waitingMails(db)
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn
        .min("created_at")
        .filterWhere("priority", "=", 0)
        // Whoever types an address that is put off for two days raises no alarm.
        .filterWhere(sql<boolean>`(kind != 'confirm' or deferred_at is null)`)
        .as("oldest"),
    ])
    .executeTakeFirstOrThrow();

/** What stands in the outbox; moments are ISO 8601. */
export type OutboxState = {
  readonly waiting: number;
  /** Of these, those that were tried and will be tried again. */
  readonly failing: number;
  readonly sent: number;
  /** Those that ended without having been sent. */
  readonly unsent: number;
  readonly lastSentAt: string | null;
  /** What the mail server said of the failing mail that is tried last. */
  readonly lastError: string | null;
  /** Why no mail goes out at the moment; null while mail does. */
  readonly rest: QueueRest | null;
};

/** Counts what stands in the outbox, for the inbox: mails that ended without having been sent are only counted. */
export async function outboxState(db: Database): Promise<OutboxState> {
  // Each number is counted along an index: the mails themselves are long.
  const mails = db.selectFrom("outbox");
  const failed = waitingMails(db).where("last_error", "is not", null);
  const last = await failed.select("last_error").orderBy("next_attempt_at", "desc").limit(1).executeTakeFirst();
  return {
    waiting: await countOf(openMails(db)),
    failing: await countOf(failed),
    sent: await countOf(mails.where("sent_at", "is not", null)),
    unsent: await countOf(mails.where("ended_at", "is not", null)),
    lastSentAt: await readLastSent(db),
    lastError: last?.last_error ?? null,
    rest: await readRest(db),
  };
}

/** How the mails of one campaign stand. */
export type CampaignCounts = {
  readonly sent: number;
  readonly waiting: number;
  readonly refused: number;
  readonly givenUp: number;
  readonly dropped: number;
};

/**
 * Counts how the mails of a campaign stand. Each number is counted along an index, because a list has tens of thousands
 * of mails and the screen asks again and again.
 */
export async function campaignCounts(db: Database, campaignId: number): Promise<CampaignCounts> {
  const all = await countOf(db.selectFrom("outbox").where("campaign_id", "=", campaignId));
  const waiting = await countOf(openMails(db).where("campaign_id", "=", campaignId));
  const ended = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["outcome", fn.countAll<number>().as("count")])
    .where("campaign_id", "=", campaignId)
    .where("ended_at", "is not", null)
    .groupBy("outcome")
    .execute();
  const of = (outcome: MailOutcome): number => ended.find((row) => row.outcome === outcome)?.count ?? 0;
  const counts = { waiting, refused: of("refused"), givenUp: of("given-up"), dropped: of("dropped") };
  return { ...counts, sent: all - waiting - counts.refused - counts.givenUp - counts.dropped };
}

/** A mail that ended without having been sent: to whom, how, when, and what the mail server said. */
export type UnsentMail = Pick<ShopRow<"outbox">, "id" | "recipient" | "outcome" | "last_error" | "ended_at">;

/** Reads a campaign's mails that ended without having been sent, the latest first. */
export const unsentOfCampaign = (db: Database, campaignId: number, limit: number): Promise<readonly UnsentMail[]> =>
  db
    .selectFrom("outbox")
    .select(["id", "recipient", "outcome", "last_error", "ended_at"])
    .where("campaign_id", "=", campaignId)
    .where("ended_at", "is not", null)
    .orderBy("ended_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
