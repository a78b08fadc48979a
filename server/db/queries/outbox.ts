import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { clockSkewMs } from "#server/clock-skew.ts";
import type { Database } from "#server/db/database.ts";
import type { MailKind } from "#server/db/schema.ts";
import type { Mail } from "#server/mail/mailer.ts";
import { changedRows, countOf, didChange, iso } from "./query-parts.ts";

export type NewMail = Pick<Mail, "replyTo" | "subject" | "text" | "html" | "headers"> & {
  readonly kind: MailKind;
  /** Null for support. */
  readonly recipient: string | null;
  readonly messageId?: number;
  readonly campaignId?: number;
  /** A second mail with the same key is skipped. */
  readonly dedupeKey?: string;
  /** The Date header, ISO 8601; now when it isn't given. */
  readonly createdAt?: string;
};

/** With the mail as it is sent, but for who gets it. */
export type ClaimedMail = {
  readonly id: number;
  readonly attempts: number;
  /** Null for support. */
  readonly recipient: string | null;
  readonly mail: Omit<Mail, "to">;
};

const toMany: ReadonlySet<MailKind> = new Set<MailKind>(["newsletter", "ship-date"]);
const headersSchema = z.record(z.string(), z.string());

/** Enqueues mails, in or out of a transaction; those with a known dedupe key are skipped. @returns how many are new */
export async function enqueueMails(db: Database, mails: readonly NewMail[], mailDomain: string): Promise<number> {
  if (mails.length === 0) return 0;
  const now = iso(Date.now());
  const rows = mails.map((mail) => ({
    kind: mail.kind,
    priority: toMany.has(mail.kind) ? 1 : 0,
    contact_message_id: mail.messageId ?? null,
    campaign_id: mail.campaignId ?? null,
    recipient: mail.recipient,
    reply_to_name: mail.replyTo?.name ?? null,
    reply_to_email: mail.replyTo?.address ?? null,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
    headers: JSON.stringify(mail.headers ?? {}),
    created_at: mail.createdAt ?? now,
    dedupe_key: mail.dedupeKey ?? null,
    message_id_header: `<${randomUUID()}@${mailDomain}>`,
    attempts: 0,
    next_attempt_at: now,
  }));
  const insert = db.insertInto("outbox").values(rows);
  return changedRows(insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing()));
}

export const maxDelayMs = 15 * 60_000;

/** A moment has come, or is later than it can be set to (`longestMs`): the clock was set back since. */
const isPast = (column: string, now: number, longestMs: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${iso(now)} or ${sql.ref(column)} > ${iso(now + longestMs + clockSkewMs)})`;

/** Leases the next due mail for `leaseMs`, after which another process may take it; null when nothing is due. */
export async function claimMail(db: Database, leaseMs: number): Promise<ClaimedMail | null> {
  const now = Date.now();
  const unclaimed = sql<boolean>`(claimed_until is null or ${isPast("claimed_until", now, leaseMs)})`;
  const free = db.selectFrom("outbox").where("sent_at", "is", null).where("held", "=", 0).where(unclaimed);
  const due = free
    .where(isPast("next_attempt_at", now, maxDelayMs))
    .orderBy("priority")
    .orderBy("next_attempt_at");
  const { id } = (await due.select("id").limit(1).executeTakeFirst()) ?? {};
  if (id === undefined) return null;
  // Checked again, because another process may have been quicker.
  const row = await db
    .updateTable("outbox")
    .set(({ eb }) => ({ claimed_until: iso(now + leaseMs), attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where(unclaimed)
    .returningAll()
    .executeTakeFirst();
  if (!row) return claimMail(db, leaseMs);
  // It was being sent when its campaign was stopped, and that try failed: there is no other.
  const stopped = db.selectFrom("campaigns").select("id").where("stopped_at", "is not", null);
  const isStopped = db.deleteFrom("outbox").where("id", "=", id).where("campaign_id", "in", stopped);
  if (row.campaign_id !== null && (await didChange(isStopped))) return claimMail(db, leaseMs);
  const { attempts, recipient, reply_to_name: name, reply_to_email: address, subject, text, html } = row;
  const mail: ClaimedMail["mail"] = {
    messageId: row.message_id_header,
    ...(address === null ? {} : { replyTo: { name: name ?? "", address } }),
    subject,
    text,
    ...(html === null ? {} : { html }),
    date: new Date(row.created_at),
    headers: headersSchema.parse(JSON.parse(row.headers)),
  };
  return { id, attempts, recipient, mail };
}

export async function renewClaim(db: Database, id: number, leaseMs: number): Promise<void> {
  const row = { claimed_until: iso(Date.now() + leaseMs) };
  await db.updateTable("outbox").set(row).where("id", "=", id).where("sent_at", "is", null).execute();
}

export async function markSent(db: Database, id: number): Promise<void> {
  const row = { sent_at: iso(Date.now()), claimed_until: null, last_error: null };
  await db.updateTable("outbox").set(row).where("id", "=", id).execute();
}

export async function markFailed(db: Database, id: number, delayMs: number, error: string): Promise<void> {
  const next_attempt_at = iso(Date.now() + delayMs);
  const row = { next_attempt_at, claimed_until: null, last_error: error.slice(0, 500) };
  await db.updateTable("outbox").set(row).where("id", "=", id).execute();
}

/** Has a mail that was refused tried again now, also one of a restored backup; false when no such mail waits. */
export function retryMail(db: Database, id: number): Promise<boolean> {
  const update = db.updateTable("outbox").set({ next_attempt_at: iso(Date.now()), held: 0 });
  return didChange(update.where("id", "=", id).where("sent_at", "is", null).where("last_error", "is not", null));
}

/** The age is of the oldest mail to an individual: a campaign to thousands takes its time. */
export const pendingMailStats = (db: Database): Promise<{ count: number; oldest: string | null }> =>
  db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min("created_at").filterWhere("priority", "=", 0).as("oldest"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();

export async function outboxState(db: Database) {
  const all = db.selectFrom("outbox");
  const failed = all.where("sent_at", "is", null).where("last_error", "is not", null);
  const { total, sent, lastSentAt } = await all
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.count<number>("sent_at").as("sent"),
      fn.max("sent_at").as("lastSentAt"),
    ])
    .executeTakeFirstOrThrow();
  const last = await failed.select("last_error").orderBy("next_attempt_at", "desc").limit(1).executeTakeFirst();
  const failing = await countOf(failed);
  return { waiting: total - sent, failing, sent, lastSentAt, lastError: last?.last_error ?? null };
}
