import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { type NewMail, putMails } from "./outbox.ts";
import type { ShopTables } from "./schema.ts";
import type { Shop, Store } from "./store.ts";

/** What a visitor wrote (back-office §3). */
export type NewMessage = {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
  /** The day on which it was written, if it waited for a network. */
  readonly writtenOn?: string | undefined;
};
export type MessageRow = Omit<Selectable<ShopTables["messages"]>, "state" | "state_at">;

const onceKey = (message: NewMessage, day: string): string =>
  createHash("sha256")
    .update(JSON.stringify([day, message.name, message.email, message.topic, message.message]))
    .digest("base64url");

/** The mail that support gets for a contact message. The topic comes first, so that mail rules can sort by it. */
export function contactMail(one: NewMessage & { readonly createdAt: string }, messageId: number): NewMail {
  return {
    kind: "contact",
    recipient: null,
    replyTo: { name: one.name, address: one.email },
    subject: `[${one.topic}] Message from ${one.name}`,
    text: `${one.message}\n\n-- \nFrom: ${one.name} <${one.email}>\nTopic: ${one.topic}\nSent: ${one.createdAt}\n`,
    messageId,
    createdAt: one.createdAt,
  };
}

/** A message that waited longer than this counts as written today. */
const longestWaitDays = 60;

/** The day that a message belongs to: the one it was written on, if that can be. */
function dayOf(writtenOn: string | undefined, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  if (writtenOn === undefined) return today;
  // A clock may be a day ahead.
  const days = (Date.parse(today) - Date.parse(writtenOn)) / 86_400_000;
  return days >= -1 && days <= longestWaitDays ? writtenOn : today;
}

/**
 * Keeps a message and the mail it causes, both or neither. The same message again on the same day is the same message,
 * so that somebody who tries again after a lost answer doubles nothing; one that waited for a network belongs to the day on
 * which it was written, so that it is kept once however late and often it comes. Gives whether it is new.
 */
export async function keepMessage(store: Store, message: NewMessage, mailDomain: string): Promise<boolean> {
  const now = new Date().toISOString();
  const { writtenOn, ...columns } = message;
  return store.transaction(async (shop) => {
    const row = await shop
      .insertInto("messages")
      .values({ ...columns, created_at: now, once_key: onceKey(message, dayOf(writtenOn, new Date(now))) })
      .onConflict((conflict) => conflict.column("once_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await putMails(shop, [contactMail({ ...message, createdAt: now }, row.id)], mailDomain);
    return true;
  });
}

/** The newest messages with the state of their mail, for staff (rulings, Login and staff). */
export async function listMessages(
  shop: Shop,
  limit: number,
  offset: number,
): Promise<(MessageRow & { sent_at: string | null; attempts: number | null })[]> {
  return (
    shop
      .selectFrom("messages")
      .leftJoin("outbox", "outbox.message_id", "messages.id")
      // One by one: SQLite takes no star behind a schema.
      .select(["messages.id", "messages.name", "messages.email", "messages.topic", "messages.message"])
      .select(["messages.created_at", "messages.once_key", "outbox.sent_at", "outbox.attempts"])
      .orderBy("messages.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute()
  );
}
