import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { MailKind } from "./schema.ts";
import type { Shop } from "./store.ts";

/** A mail to be put into the outbox. */
export type NewMail = {
  readonly kind: MailKind;
  /** Null: support. */
  readonly recipient: string | null;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly messageId?: number;
  readonly letterId?: number;
  /** Another mail with the same key is the same mail, and isn't put in again. */
  readonly onceKey?: string;
  /** The Date header, ISO 8601; now when it isn't given. */
  readonly createdAt?: string;
};

/** A mail that this process took for a while. */
export type ClaimedMail = {
  readonly id: number;
  readonly mailId: string;
  readonly attempts: number;
  readonly recipient: string | null;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly createdAt: string;
};

/** Kinds that go to a whole list wait behind those that somebody waits for. */
const toMany: ReadonlySet<MailKind> = new Set<MailKind>(["newsletter", "ship-date"]);
const headersSchema = z.record(z.string(), z.string());

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Puts mails into the outbox, in or out of a transaction; those whose key is there already are left out.
 * @param mailDomain stands behind the @ of their Message-ID
 * @returns how many are new
 */
export async function putMails(shop: Shop, mails: readonly NewMail[], mailDomain: string): Promise<number> {
  if (mails.length === 0) return 0;
  const now = iso(Date.now());
  const rows = mails.map((mail) => ({
    kind: mail.kind,
    urgency: toMany.has(mail.kind) ? 1 : 0,
    message_id: mail.messageId ?? null,
    letter_id: mail.letterId ?? null,
    recipient: mail.recipient,
    reply_name: mail.replyTo?.name ?? null,
    reply_address: mail.replyTo?.address ?? null,
    subject: mail.subject,
    text: mail.text,
    headers: JSON.stringify(mail.headers ?? {}),
    created_at: mail.createdAt ?? now,
    once_key: mail.onceKey ?? null,
    mail_id: `<${randomUUID()}@${mailDomain}>`,
    attempts: 0,
    next_at: now,
  }));
  const { numInsertedOrUpdatedRows } = await shop
    .insertInto("outbox")
    .values(rows)
    .onConflict((conflict) => conflict.column("once_key").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/**
 * Takes the next mail that is due, for `leaseMs`. Another process can't take it meanwhile; when this one is killed, the
 * lease runs out and the mail is taken again. Gives null when nothing is due.
 */
export async function claimMail(shop: Shop, leaseMs: number): Promise<ClaimedMail | null> {
  const now = Date.now();
  const free = shop
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("next_at", "<=", iso(now))
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", iso(now))]))
    .orderBy("urgency")
    .orderBy("next_at")
    .limit(1);
  const { id } = (await free.executeTakeFirst()) ?? {};
  if (id === undefined) return null;
  // The conditions again: between the two statements another process may have been quicker.
  const taken = await shop
    .updateTable("outbox")
    .set(({ eb }) => ({ claimed_until: iso(now + leaseMs), attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", iso(now))]))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return claimMail(shop, leaseMs);
  const mail = await shop
    .selectFrom("outbox")
    .leftJoin("letters", "letters.id", "outbox.letter_id")
    .select(["outbox.id", "outbox.mail_id", "outbox.attempts", "outbox.recipient", "outbox.reply_name"])
    .select(["outbox.reply_address", "outbox.subject", "outbox.text", "outbox.headers", "outbox.created_at"])
    .select("letters.stopped_at")
    .where("outbox.id", "=", id)
    .executeTakeFirst();
  // Somebody unsubscribed, or was erased, in between.
  if (!mail) return claimMail(shop, leaseMs);
  const { mail_id, created_at, reply_name, reply_address, headers, stopped_at, ...rest } = mail;
  if (stopped_at !== null) {
    // It was being sent when its letter was stopped, and that try failed: there is no other.
    await shop.deleteFrom("outbox").where("id", "=", id).execute();
    return claimMail(shop, leaseMs);
  }
  return {
    ...rest,
    mailId: mail_id,
    replyTo: reply_address === null ? null : { name: reply_name ?? "", address: reply_address },
    headers: headersSchema.parse(JSON.parse(headers)),
    createdAt: created_at,
  };
}

/** Keeps a taken mail for another `leaseMs`: it is still being sent. */
export async function renewClaim(shop: Shop, id: number, leaseMs: number): Promise<void> {
  await shop
    .updateTable("outbox")
    .set({ claimed_until: iso(Date.now() + leaseMs) })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** The mail server took it. */
export async function markSent(shop: Shop, id: number): Promise<void> {
  await shop
    .updateTable("outbox")
    .set({ sent_at: iso(Date.now()), claimed_until: null, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** The mail server didn't take it: another try after `delayMs`. */
export async function markFailed(shop: Shop, id: number, delayMs: number, error: string): Promise<void> {
  await shop
    .updateTable("outbox")
    .set({ next_at: iso(Date.now() + delayMs), claimed_until: null, last_error: error.slice(0, 500) })
    .where("id", "=", id)
    .execute();
}

/** How many mails wait, and since when the first of those to one person; a letter to thousands takes its time. */
export async function waitingMail(shop: Shop): Promise<{ readonly count: number; readonly oldest: string | null }> {
  const row = await shop
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min("created_at").filterWhere("urgency", "=", 0).as("oldest"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), oldest: row.oldest };
}

/** How many mails wait. */
export async function countWaiting(shop: Shop): Promise<number> {
  const row = await shop
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
