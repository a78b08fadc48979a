import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { MailKind, MailOutcome, ShopRow } from "#server/db/schema.ts";
import { clockSkewMs } from "#server/lib/clock-skew.ts";
import type { Mail } from "#server/lib/mail.ts";
import { takeTurn } from "./mail-queue.ts";
import { changedRows, didChange } from "./query-parts.ts";

/** A mail as it is put into the outbox. */
export type NewMail = Pick<Mail, "replyTo" | "subject" | "text" | "html" | "headers"> & {
  readonly kind: MailKind;
  /** Null for support. */
  readonly recipient: string | null;
  readonly messageId?: number;
  /** A second mail with the same key is skipped. */
  readonly dedupeKey?: string;
  /** The Date header, ISO 8601; now when it isn't given. */
  readonly createdAt?: string;
};

/** One reader's mail of a campaign: its text is stored once, with the campaign, and put together when it is sent. */
export type NewCampaignMail = Pick<NewMail, "dedupeKey"> & {
  readonly kind: "newsletter" | "ship-date";
  readonly recipient: string;
  readonly campaignId: number;
};

/** A campaign's own text, from which the mail to each of its readers is made. */
export type StoredCampaign = Pick<ShopRow<"campaigns">, "audience" | "subject" | "text">;

/** A mail that this process holds the lease of, as it is stored. */
export type ClaimedMail = {
  readonly id: number;
  readonly kind: MailKind;
  readonly attempts: number;
  /** Null for support. */
  readonly recipient: string | null;
  /** Null for a mail of no campaign. */
  readonly campaignId: number | null;
  readonly head: Pick<Mail, "messageId" | "date" | "replyTo">;
  /** What it says; of a campaign's mail the campaign, whose text all its readers share. */
  readonly content:
    | (Pick<Mail, "subject" | "text" | "html" | "headers"> & { campaign?: undefined })
    | { readonly campaign: StoredCampaign };
};

/** The next mail, and whether the queue has rested since a try last got through; or the milliseconds until its turn. */
export type NextMail = { readonly mail: ClaimedMail; readonly afterRest: boolean } | { readonly waitMs: number };

const toMany: ReadonlySet<MailKind> = new Set<MailKind>(["newsletter", "ship-date"]);
const headersSchema = z.record(z.string(), z.string());

/** A campaign's mail has no headers of its own. Former versions can't read that, and so leave it to this one. */
const noHeaders = "";

function insertMails(db: Database, rows: readonly Omit<InsertedMail, keyof Untried>[], mailDomain: string) {
  const untried = (): Untried => ({
    message_id_header: `<${randomUUID()}@${mailDomain}>`,
    attempts: 0,
    next_attempt_at: databaseTime(db),
  });
  const insert = db.insertInto("outbox").values(rows.map((row) => ({ ...row, ...untried() })));
  return changedRows(insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing()));
}

type Untried = {
  readonly message_id_header: string;
  readonly attempts: number;
  readonly next_attempt_at: ReturnType<typeof databaseTime>;
};

type InsertedMail = Untried &
  Pick<ShopRow<"outbox">, "kind" | "priority" | "recipient" | "subject" | "text" | "headers" | "created_at"> &
  Partial<
    Pick<
      ShopRow<"outbox">,
      "contact_message_id" | "campaign_id" | "reply_to_name" | "reply_to_email" | "html" | "dedupe_key"
    >
  >;

/** Enqueues mails, in or out of a transaction; those with a known dedupe key are skipped. @returns how many are new */
export async function enqueueMails(db: Database, mails: readonly NewMail[], mailDomain: string): Promise<number> {
  if (mails.length === 0) return 0;
  const now = new Date().toISOString();
  const rows = mails.map((mail) => ({
    kind: mail.kind,
    priority: toMany.has(mail.kind) ? 1 : 0,
    contact_message_id: mail.messageId ?? null,
    recipient: mail.recipient,
    reply_to_name: mail.replyTo?.name ?? null,
    reply_to_email: mail.replyTo?.address ?? null,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
    headers: JSON.stringify(mail.headers ?? {}),
    created_at: mail.createdAt ?? now,
    dedupe_key: mail.dedupeKey ?? null,
  }));
  return insertMails(db, rows, mailDomain);
}

/** {@link enqueueMails} for readers of a campaign: an address and a key each, without the text. */
export async function enqueueCampaignMails(
  db: Database,
  mails: readonly NewCampaignMail[],
  mailDomain: string,
): Promise<number> {
  if (mails.length === 0) return 0;
  const created_at = new Date().toISOString();
  const rows = mails.map(({ kind, recipient, campaignId, dedupeKey }) => ({
    kind,
    priority: 1,
    campaign_id: campaignId,
    recipient,
    subject: "",
    text: "",
    headers: noHeaders,
    created_at,
    dedupe_key: dedupeKey ?? null,
  }));
  return insertMails(db, rows, mailDomain);
}

/** Mails that were neither sent nor ended, also those that a restore holds (held-work.ts). */
export const openMails = (db: Database) =>
  db.selectFrom("outbox").where("outbox.sent_at", "is", null).where("outbox.ended_at", "is", null);

/** Mails that are still to be sent, and may be. */
export const waitingMails = (db: Database) => openMails(db).where("outbox.held", "=", 0);

/** The longest wait between two tries of a mail, and the longest rest of the queue. */
export const maxDelayMs = 15 * 60_000;

/** A moment has come, or is later than it can be set to (`longestMs`): the clock was set back since. */
function isPast(db: Database, column: string, longestMs: number) {
  const latest = databaseTime(db, longestMs + clockSkewMs);
  return sql<boolean>`(${sql.ref(column)} <= ${databaseTime(db)} or ${sql.ref(column)} > ${latest})`;
}

/** Nobody holds the lease of a mail. */
export const isUnclaimed = (db: Database, leaseMs: number) =>
  sql<boolean>`(claimed_until is null or ${isPast(db, "claimed_until", leaseMs)})`;

/** The next due mail that nobody holds. */
async function dueMail(db: Database, leaseMs: number) {
  const due = waitingMails(db)
    .where(isUnclaimed(db, leaseMs))
    .where(isPast(db, "next_attempt_at", maxDelayMs))
    .orderBy("priority")
    .orderBy("next_attempt_at");
  return due.select(["id", "claimed_until", "campaign_id"]).limit(1).executeTakeFirst();
}

/**
 * {@link claimMail}, when the queue doesn't rest and the rate has room; null when no mail is due.
 * @param perMinute how many mails all replicas together may try in a minute; null for any number
 */
export async function nextMail(db: Database, leaseMs: number, perMinute: number | null): Promise<NextMail | null> {
  // The rate is only used up by a mail that there is.
  if ((await dueMail(db, leaseMs)) === undefined) return null;
  const { waitMs, afterRest } = await takeTurn(db, perMinute);
  if (waitMs > 0) return { waitMs };
  const mail = await claimMail(db, leaseMs);
  return mail && { mail, afterRest };
}

/** What stands beside a campaign's mail whose sender vanished. */
const maybeArrived = "The shop's process ended while it sent this mail: it may have arrived";

/**
 * Leases the next due mail for `leaseMs`, after which another process may take it; null when none is due. Due and over
 * are what the database's clock says. A campaign's mail whose lease ran out is given up instead: its process was ended while
 * it sent it, maybe after the mail server took it, and nobody gets a campaign twice.
 */
export async function claimMail(db: Database, leaseMs: number): Promise<ClaimedMail | null> {
  const due = await dueMail(db, leaseMs);
  if (!due) return null;
  const { id } = due;
  if (due.claimed_until !== null && due.campaign_id !== null) {
    await endMail(db, id, "given-up", maybeArrived, isUnclaimed(db, leaseMs));
    return claimMail(db, leaseMs);
  }
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
    .select(["audience", "subject", "text", "stopped_at"])
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

/** Keeps a mail from other processes for another `leaseMs`. */
export async function renewClaim(db: Database, id: number, leaseMs: number): Promise<void> {
  const row = { claimed_until: databaseTime(db, leaseMs) };
  await db.updateTable("outbox").set(row).where("id", "=", id).where("sent_at", "is", null).execute();
}

/** The mail server took it, whatever staff did with it meanwhile. */
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

/** Has a mail tried again after `delayMs` that isn't at fault itself. @param answer why, in the mail server's words */
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

/** Ends a waiting mail for good. @param answer why @returns whether it was waiting */
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
