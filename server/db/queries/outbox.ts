import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { MailKind, MailOutcome, ShopRow } from "#server/db/schema.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";
import type { Mail } from "#server/lib/mail.ts";
import { takeTurn } from "./mail-queue.ts";
import { didChange, type ShopQuery } from "./query-parts.ts";

/** The columns by which the state of a mail is told, all null where the mail isn't kept any more. */
export type MailState = {
  readonly [Column in "sent_at" | "outcome" | "held" | "attempts" | "last_error"]: ShopRow<"outbox">[Column] | null;
};

/** A campaign's own text, from which the mail to each of its readers is made. */
export type StoredCampaign = Pick<ShopRow<"campaigns">, "audience" | "subject" | "text" | "sender_name">;

/** A mail that this process holds the lease of, as it is stored. */
export type ClaimedMail = {
  readonly id: number;
  readonly kind: MailKind;
  readonly attempts: number;
  /** Null for support. */
  readonly recipient: string | null;
  /** Null for a mail of no campaign. */
  readonly campaignId: number | null;
  readonly head: Pick<Mail, "messageId" | "date" | "replyTo" | "senderName">;
  /** What it says; of a campaign's mail the campaign, whose text all its readers share. */
  readonly content:
    | (Pick<Mail, "subject" | "text" | "html" | "headers"> & { campaign?: undefined })
    | { readonly campaign: StoredCampaign };
};

/** The next mail, and whether the queue has rested since a try last got through; or the milliseconds until its turn. */
export type NextMail = { readonly mail: ClaimedMail; readonly afterRest: boolean } | { readonly waitMs: number };

const headersSchema = z.record(z.string(), z.string());

/** A campaign's mail has no headers of its own. Former versions can't read that, and so leave it to this one. */
export const noHeaders = "";

/** Gives the query of mails that were neither sent nor ended, also those that a restore holds (held-work.ts). */
export const openMails = (db: Database): ShopQuery<"outbox"> =>
  db.selectFrom("outbox").where("outbox.sent_at", "is", null).where("outbox.ended_at", "is", null);

/** Gives the query of mails that are still to be sent, and may be. */
export const waitingMails = (db: Database): ShopQuery<"outbox"> => openMails(db).where("outbox.held", "=", 0);

/** The time between two mails of a campaign that has a rate of one a minute, in milliseconds. */
const longestGapMs = 60_000;

/** The longest wait between two tries of a mail, and the longest rest of the queue, in milliseconds. */
export const maxDelayMs = 15 * 60_000;

/**
 * The condition that a moment has come, or is later than it can be set to (`longestMs`): the clock was set back since.
 */
function isPast(db: Database, column: string, longestMs: number): RawBuilder<boolean> {
  const latest = databaseTime(db, longestMs + clockSkewMs);
  return sql<boolean>`(${sql.ref(column)} <= ${databaseTime(db)} or ${sql.ref(column)} > ${latest})`;
}

/** Makes the condition that nobody holds the lease of a mail. @param leaseMs how long a lease is */
export const isUnclaimed = (db: Database, leaseMs: number): RawBuilder<boolean> =>
  sql<boolean>`(claimed_until is null or ${isPast(db, "claimed_until", leaseMs)})`;

/** The condition that a mail of a campaign may be tried: it has no rate, or its next turn has come. */
const isCampaignsTurn = (db: Database): RawBuilder<boolean> =>
  sql<boolean>`(campaigns.next_mail_at is null or ${isPast(db, "campaigns.next_mail_at", longestGapMs)})`;

/**
 * Takes the turn of a campaign that has a rate, until its next one.
 * @returns whether a mail of it may be tried now: always, where it has no rate
 */
async function takeCampaignTurn(db: Database, id: number): Promise<boolean> {
  const campaign = await db.selectFrom("campaigns").select("per_minute").where("id", "=", id).executeTakeFirst();
  if (!campaign?.per_minute) return true;
  const next_mail_at = databaseTime(db, longestGapMs / campaign.per_minute);
  return didChange(db.updateTable("campaigns").set({ next_mail_at }).where("id", "=", id).where(isCampaignsTurn(db)));
}

/** The milliseconds until the next turn of a campaign whose mails wait for it; null where none do. */
async function campaignWaitMs(db: Database): Promise<number | null> {
  const { next, now } = await db
    .selectFrom("campaigns")
    .select(({ fn }) => [fn.min("next_mail_at").as("next"), databaseTime(db).as("now")])
    .where("per_minute", "is not", null)
    .where("stopped_at", "is", null)
    .where(({ exists }) =>
      exists(waitingMails(db).select("outbox.id").where("campaign_id", "=", sql.ref<number>("campaigns.id"))),
    )
    .executeTakeFirstOrThrow();
  return next === null ? null : Math.min(longestGapMs, Math.max(1, Date.parse(next) - Date.parse(now)));
}

/** The next due mail that nobody holds. */
async function dueMail(
  db: Database,
  leaseMs: number,
): Promise<Pick<ShopRow<"outbox">, "id" | "claimed_until" | "campaign_id"> | undefined> {
  const due = waitingMails(db)
    .where(isUnclaimed(db, leaseMs))
    .where(isPast(db, "next_attempt_at", maxDelayMs))
    // Of a campaign with a rate, only when its next turn has come.
    .where(({ or, eb, exists, selectFrom }) => {
      const campaign = selectFrom("campaigns")
        .select("campaigns.id")
        .whereRef("campaigns.id", "=", "outbox.campaign_id");
      return or([eb("outbox.campaign_id", "is", null), exists(campaign.where(isCampaignsTurn(db)))]);
    })
    .orderBy("priority")
    .orderBy("next_attempt_at");
  return due.select(["id", "claimed_until", "campaign_id"]).limit(1).executeTakeFirst();
}

/**
 * Leases the next due mail as `claimMail` does, when the queue doesn't rest and the rate has room; null when no mail is
 * due.
 * @param perMinute how many mails all replicas together may try in a minute; null for any number
 */
export async function nextMail(db: Database, leaseMs: number, perMinute: number | null): Promise<NextMail | null> {
  // The rate is only used up by a mail that there is.
  if ((await dueMail(db, leaseMs)) === undefined) {
    const waitMs = await campaignWaitMs(db);
    return waitMs === null ? null : { waitMs };
  }
  const { waitMs, afterRest } = await takeTurn(db, perMinute);
  if (waitMs > 0) return { waitMs };
  const mail = await claimMail(db, leaseMs);
  return mail && { mail, afterRest };
}

/** What stands beside a campaign's mail whose sender vanished. */
const maybeArrived = "The shop's process ended while it sent this mail: it may have arrived";

/**
 * Leases the next due mail for `leaseMs`, after which another process may take it; null when none is due. Due and over
 * are what the database's clock says. A campaign's mail whose lease ran out is given up instead: its process was ended
 * while it sent it, maybe after the mail server took it, and nobody gets a campaign twice.
 */
export async function claimMail(db: Database, leaseMs: number): Promise<ClaimedMail | null> {
  const due = await dueMail(db, leaseMs);
  if (!due) return null;
  const { id } = due;
  if (due.claimed_until !== null && due.campaign_id !== null) {
    await endMail(db, id, "given-up", maybeArrived, isUnclaimed(db, leaseMs));
    return claimMail(db, leaseMs);
  }
  if (due.campaign_id !== null && !(await takeCampaignTurn(db, due.campaign_id))) return claimMail(db, leaseMs);
  // Checked again, because another process may have been quicker.
  const row = await db
    .updateTable("outbox")
    .set(({ eb }) => ({ claimed_until: databaseTime(db, leaseMs), attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("ended_at", "is", null)
    .where(isUnclaimed(db, leaseMs))
    .returningAll()
    .executeTakeFirst();
  if (!row) return claimMail(db, leaseMs);
  const campaign = row.campaign_id === null ? undefined : await campaignOf(db, row.campaign_id);
  // It was being sent when its campaign was stopped, and that try failed: there is no other.
  if (campaign?.stopped_at) {
    await db.deleteFrom("outbox").where("id", "=", id).execute();
    return claimMail(db, leaseMs);
  }
  return claimed(row, campaign);
}

const campaignOf = (db: Database, id: number) =>
  db
    .selectFrom("campaigns")
    .select(["audience", "subject", "text", "sender_name", "stopped_at"])
    .where("id", "=", id)
    .executeTakeFirst();

function claimed(row: ShopRow<"outbox">, campaign: StoredCampaign | undefined): ClaimedMail {
  const { id, kind, attempts, recipient, campaign_id, reply_to_name: name, reply_to_email: address } = row;
  const { subject, text, html, headers } = row;
  return {
    id,
    kind,
    attempts,
    recipient,
    campaignId: campaign_id,
    head: {
      messageId: row.message_id_header,
      date: new Date(row.created_at),
      ...(row.sender_name === null ? {} : { senderName: row.sender_name }),
      ...(address === null ? {} : { replyTo: { name: name ?? "", address } }),
    },
    content:
      headers === noHeaders && campaign
        ? { campaign }
        : {
            subject,
            text,
            ...(html === null ? {} : { html }),
            headers: headers === noHeaders ? {} : headersSchema.parse(JSON.parse(headers)),
          },
  };
}

/** Keeps a mail that is still being sent from other processes for another `leaseMs`. */
export async function renewClaim(db: Database, id: number, leaseMs: number): Promise<void> {
  const row = { claimed_until: databaseTime(db, leaseMs) };
  await db.updateTable("outbox").set(row).where("id", "=", id).where("sent_at", "is", null).execute();
}

/** Notes that the mail server took a mail, whatever staff did with it meanwhile. */
export async function markSent(db: Database, id: number): Promise<void> {
  const row = { sent_at: databaseTime(db), claimed_until: null, last_error: null, ended_at: null, outcome: null };
  await db.updateTable("outbox").set(row).where("id", "=", id).execute();
}

/** How long a mail is tried again after the mail server first put it off: two days. */
const longestDeferralMs = 48 * 60 * 60_000;

const answerOf = (text: string): string => text.slice(0, 500);

const failed = (db: Database, delayMs: number, answer: string) => ({
  next_attempt_at: databaseTime(db, delayMs),
  claimed_until: null,
  last_error: answerOf(answer),
});

/** Has a mail that isn't at fault itself tried again after `delayMs`. @param answer why, in the mail server's words */
export async function markFailed(db: Database, id: number, delayMs: number, answer: string): Promise<void> {
  const row = failed(db, delayMs, answer);
  await db.updateTable("outbox").set(row).where("id", "=", id).execute();
}

/** Has a mail tried again that the server put off itself; two days after the first time it is given up instead. */
export async function putOffMail(db: Database, id: number, delayMs: number, answer: string): Promise<void> {
  const overdue = sql<boolean>`deferred_at <= ${databaseTime(db, -longestDeferralMs)}`;
  if (await endMail(db, id, "given-up", answer, overdue)) return;
  const deferred_at = sql<string>`coalesce(deferred_at, ${databaseTime(db)})`;
  const row = { ...failed(db, delayMs, answer), deferred_at };
  await db.updateTable("outbox").set(row).where("id", "=", id).execute();
}

const always = sql<boolean>`1 = 1`;

/**
 * Ends a waiting mail for good.
 * @param answer why, in the mail server's words; null leaves what it said before
 * @param onlyIf a further condition, so that another process can't have been quicker
 * @returns whether it was waiting
 */
export function endMail(
  db: Database,
  id: number,
  outcome: MailOutcome,
  answer: string | null,
  onlyIf = always,
): Promise<boolean> {
  const row = {
    ended_at: databaseTime(db),
    outcome,
    claimed_until: null,
    ...(answer === null ? {} : { last_error: answerOf(answer) }),
  };
  const update = db.updateTable("outbox").set(row).where("id", "=", id).where("sent_at", "is", null);
  return didChange(update.where("ended_at", "is", null).where(onlyIf));
}
