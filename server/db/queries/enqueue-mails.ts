import { randomUUID } from "node:crypto";
import type { RawBuilder } from "kysely";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { MailKind, ShopRow } from "#server/db/schema.ts";
import type { Mail } from "#server/lib/mail.ts";
import { noHeaders } from "./outbox.ts";
import { changedRows } from "./query-parts.ts";

/** A mail as it is put into the outbox. */
export type NewMail = Pick<Mail, "replyTo" | "senderName" | "subject" | "text" | "html" | "headers"> & {
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

/** Kinds that go to a whole list are sent after mails to individuals. */
const toMany: ReadonlySet<MailKind> = new Set<MailKind>(["newsletter", "ship-date"]);

/** What every mail has before its first try. */
type Untried = {
  readonly message_id_header: string;
  readonly attempts: number;
  readonly next_attempt_at: RawBuilder<string>;
};

type InsertedMail = Untried &
  Pick<ShopRow<"outbox">, "kind" | "priority" | "recipient" | "subject" | "text" | "headers" | "created_at"> &
  Partial<
    Pick<
      ShopRow<"outbox">,
      "contact_message_id" | "campaign_id" | "sender_name" | "reply_to_name" | "reply_to_email" | "html" | "dedupe_key"
    >
  >;

/** Inserts mails that weren't tried yet, and gives how many are new. */
function insertMails(
  db: Database,
  rows: readonly Omit<InsertedMail, keyof Untried>[],
  mailDomain: string,
): Promise<number> {
  const untried = (): Untried => ({
    message_id_header: `<${randomUUID()}@${mailDomain}>`,
    attempts: 0,
    next_attempt_at: databaseTime(db),
  });
  const insert = db.insertInto("outbox").values(rows.map((row) => ({ ...row, ...untried() })));
  return changedRows(insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing()));
}

/**
 * Enqueues mails, in or out of a transaction; those with a known dedupe key are skipped.
 * @param mailDomain the domain of their Message-ID
 * @returns how many are new
 */
export async function enqueueMails(db: Database, mails: readonly NewMail[], mailDomain: string): Promise<number> {
  if (mails.length === 0) return 0;
  const now = new Date().toISOString();
  const rows = mails.map((mail) => ({
    kind: mail.kind,
    priority: toMany.has(mail.kind) ? 1 : 0,
    contact_message_id: mail.messageId ?? null,
    recipient: mail.recipient,
    sender_name: mail.senderName ?? null,
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

/** Enqueues mails to readers of a campaign as `enqueueMails` does: an address and a key each, without the text. */
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
