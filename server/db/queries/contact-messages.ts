import type { ContactRequest } from "#contract/contact.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { enqueueMails, type NewMail } from "./outbox.ts";
import { hashOf } from "./query-parts.ts";

type NewMessage = Readonly<Omit<ContactRequest, "topic">> & { readonly topic: string };

/** The mail to support. Its subject starts with the topic, so that mail filters can sort by it. */
export function contactMail(message: NewMessage & { readonly createdAt: string }, messageId: number): NewMail {
  return {
    kind: "contact",
    recipient: null,
    replyTo: { name: message.name, address: message.email },
    subject: `[${message.topic}] Message from ${message.name}`,
    text: `${message.message}\n\n-- \nFrom: ${message.name} <${message.email}>\nTopic: ${message.topic}\nSent: ${message.createdAt}\n`,
    messageId,
    createdAt: message.createdAt,
  };
}

const maxWaitDays = 60;

/** The day that an offline message was written on, if that is plausible. */
function dayOf(writtenOn: string | undefined, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  if (writtenOn === undefined) return today;
  // The visitor's clock may be a day ahead.
  const days = (Date.parse(today) - Date.parse(writtenOn)) / 86_400_000;
  return days >= -1 && days <= maxWaitDays ? writtenOn : today;
}

/** Saves a message and its mail, once a day; returns whether it is new. One queued offline keeps its own day. */
export async function saveMessage(database: DatabaseClient, message: NewMessage, mailDomain: string): Promise<boolean> {
  const now = new Date().toISOString();
  const { writtenOn, ...columns } = message;
  return database.transaction(async (db) => {
    const day = dayOf(writtenOn, new Date(now));
    const { name, email, topic, message: text } = message;
    const row = await db
      .insertInto("contact_messages")
      .values({ ...columns, created_at: now, dedupe_key: hashOf(JSON.stringify([day, name, email, topic, text])) })
      .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
    await enqueueMails(db, [contactMail({ ...message, createdAt: now }, row.id)], mailDomain);
    return true;
  });
}
