import { sql } from "kysely";
import { answerMail } from "#content/answer-mail.ts";
import { type EntryKind, entryBounds } from "#contract/admin-inbox.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { recordAuditEntry } from "./audit-log.ts";
import { markMessage } from "./contact-messages.ts";
import { enqueueMails, type NewMail } from "./enqueue-mails.ts";
import type { MailState } from "./outbox.ts";
import { countOf, hashOf, insertNew } from "./query-parts.ts";

/** What a member of staff writes to a contact message. */
export type NewEntry = {
  readonly messageId: number;
  readonly kind: EntryKind;
  readonly text: string;
  readonly username: string;
};

/** What the mail of an answer needs to know of this shop. */
export type AnswerPost = { readonly mailDomain: string; readonly supportEmail: string };

/** A References header must not grow without end. */
const maxReferences = 10;

/** Thrown where a message has as many entries as it may have; nothing was kept. */
export class TooManyEntriesError extends Error {
  override name = "TooManyEntriesError";
}

/** An answer or note as it is stored, with the columns of an answer's mail, which are null where there is none. */
export type EntryRow = Pick<ShopRow<"message_entries">, "id" | "message_id" | "kind" | "text" | "username" | "at"> & {
  readonly mail_id: number | null;
} & MailState;

/** Reads the answers and notes of some messages, the oldest first, with the state of the answers' mails. */
export async function entriesOf(db: Database, messageIds: readonly number[]): Promise<readonly EntryRow[]> {
  if (messageIds.length === 0) return [];
  const isItsMail = sql<boolean>`outbox.dedupe_key = 'answer ' || message_entries.dedupe_key`;
  return db
    .selectFrom("message_entries")
    .leftJoin("outbox", (join) => join.on(isItsMail).on("outbox.kind", "=", "answer"))
    .select(["message_entries.id", "message_id", "message_entries.kind", "message_entries.text", "username", "at"])
    .select(["outbox.id as mail_id", "outbox.sent_at", "outbox.outcome", "outbox.held"])
    .select(["outbox.attempts", "outbox.last_error"])
    .where("message_id", "in", messageIds)
    .orderBy("message_entries.id")
    .execute();
}

/** Makes the mail of an answer, in one thread with the mail to support and the answers before it. */
async function mailOf(db: Database, entry: NewEntry, key: string, post: AnswerPost): Promise<NewMail> {
  const messages = db.selectFrom("contact_messages").select(["name", "email", "message", "created_at"]);
  const message = await messages.where("id", "=", entry.messageId).executeTakeFirstOrThrow();
  const mails = db.selectFrom("outbox").select("message_id_header").where("contact_message_id", "=", entry.messageId);
  const before = await mails.orderBy("id", "desc").limit(maxReferences).execute();
  const thread = before.map(({ message_id_header }) => message_id_header).toReversed();
  const last = thread.at(-1);
  return {
    kind: "answer",
    recipient: message.email,
    subject: answerMail.subject(entry.messageId),
    text: answerMail.text(entry.text, message),
    headers: {
      "Reply-To": post.supportEmail,
      ...(last ? { "In-Reply-To": last, References: thread.join(" ") } : {}),
    },
    messageId: entry.messageId,
    dedupeKey: `answer ${key}`,
  };
}

/**
 * Keeps an answer or note, with the answer's mail, the message's state and the audit entry, all or nothing. The same
 * text on the same day is kept once.
 * @returns "repeated" when it is kept already, "no message" when there is no such message
 * @throws TooManyEntriesError
 */
export function addMessageEntry(
  database: DatabaseClient,
  entry: NewEntry,
  post: AnswerPost,
): Promise<"added" | "repeated" | "no message"> {
  const { messageId, kind, text, username } = entry;
  const at = new Date().toISOString();
  const key = hashOf(JSON.stringify([at.slice(0, 10), messageId, kind, text, username]));
  return database.transaction(async (db) => {
    const known = await db.selectFrom("contact_messages").select("id").where("id", "=", messageId).executeTakeFirst();
    if (!known) return "no message";
    const row = { message_id: messageId, kind, text, username, at, dedupe_key: key };
    if (!(await insertNew(db, "message_entries", row))) return "repeated";
    const entries = db.selectFrom("message_entries").where("message_id", "=", messageId);
    if ((await countOf(entries)) > entryBounds.entries) throw new TooManyEntriesError();
    if (kind === "answer") {
      await enqueueMails(db, [await mailOf(db, entry, key, post)], post.mailDomain);
      await markMessage(db, messageId, "answered");
    }
    await recordAuditEntry(db, username, kind === "answer" ? "message answered" : "note added", `message ${messageId}`);
    return "added";
  });
}
