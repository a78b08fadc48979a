import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { InboxState, InboxTopic, inboxQuery, MessageState } from "#contract/admin-inbox.ts";
import { type ContactRequest, contactTopics } from "#contract/contact.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { enqueueMails, type NewMail } from "./enqueue-mails.ts";
import type { MailState } from "./outbox.ts";
import { countOf, didChange, hashOf, type PageOf, type ShopQuery } from "./query-parts.ts";
import { rowContains, searchTextOf } from "./search-texts.ts";

/** What a visitor wrote. */
type NewMessage = Readonly<Omit<ContactRequest, "topic">> & { readonly topic: string };

/**
 * Makes the mail to support for a contact message. Its subject starts with the topic, so that mail filters can sort by
 * it.
 */
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

/** A message that waited for a network for longer counts as written today. */
const maxWaitDays = 60;

/** The day that an offline message was written on, if that is plausible. */
function dayOf(writtenOn: string | undefined, now: string): string {
  const today = now.slice(0, 10);
  if (writtenOn === undefined) return today;
  // The visitor's clock may be a day ahead.
  const days = (Date.parse(today) - Date.parse(writtenOn)) / 86_400_000;
  return days >= -1 && days <= maxWaitDays ? writtenOn : today;
}

/**
 * Saves a message and its mail in one transaction. The same message on the same day is saved once, so that a retry
 * after a lost response changes nothing; one that was queued offline belongs to the day on which it was written.
 * @returns whether it is new
 */
export async function saveMessage(database: DatabaseClient, message: NewMessage, mailDomain: string): Promise<boolean> {
  const now = new Date().toISOString();
  const { writtenOn, ...columns } = message;
  const { name, email, topic, message: text } = columns;
  const dedupe_key = hashOf(JSON.stringify([dayOf(writtenOn, now), name, email, topic, text]));
  return database.transaction(async (db) => {
    const search_text = searchTextOf("contact_messages", columns);
    const insert = db.insertInto("contact_messages").values({ ...columns, created_at: now, dedupe_key, search_text });
    const once = insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing());
    const row = await once.returning("id").executeTakeFirst();
    if (!row) return false;
    await enqueueMails(db, [contactMail({ ...message, createdAt: now }, row.id)], mailDomain);
    return true;
  });
}

/** Finds a message by its words, or by the number that its answers have in their subject. */
function matches(search: string): RawBuilder<boolean> {
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  const words = rowContains("contact_messages", search);
  return number ? sql<boolean>`(contact_messages.id = ${Number(number)} or ${words})` : words;
}

/** Messages of which a mail was refused and wasn't dropped: the one to support, or an answer. */
const refused = (db: Database): ShopQuery<"contact_messages"> =>
  db.selectFrom("contact_messages").where(({ exists, selectFrom }) => {
    const mails = selectFrom("outbox as refused").whereRef("refused.contact_message_id", "=", "contact_messages.id");
    const unsent = mails.where("refused.sent_at", "is", null).where("refused.last_error", "is not", null);
    return exists(unsent.where(sql<boolean>`(outcome is null or outcome != 'dropped')`).select("refused.id"));
  });

/** Messages about a topic. One that was stored under a name that no topic has any more is about something else. */
function about(messages: ShopQuery<"contact_messages">, topic: InboxTopic): ShopQuery<"contact_messages"> {
  if (topic === "all") return messages;
  if (topic !== "other") return messages.where("contact_messages.topic", "=", topic);
  return messages.where(
    "contact_messages.topic",
    "not in",
    contactTopics.filter((known) => known !== "other"),
  );
}

const complaints = (db: Database): ShopQuery<"contact_messages"> =>
  db.selectFrom("contact_messages").where("complaint_due_on", "is not", null);

/** Complaints that nobody has answered or closed, due on a day or before it. */
export const openComplaints = (db: Database, until: string): ShopQuery<"contact_messages"> =>
  complaints(db).where("complaint_due_on", "<=", until).where("contact_messages.state", "=", "new");

/** Messages in a state, or all complaints, or all that a mail was refused of. */
function inState(db: Database, state: InboxState): ShopQuery<"contact_messages"> {
  if (state === "refused") return refused(db);
  if (state === "complaints") return complaints(db);
  const messages = db.selectFrom("contact_messages");
  return state === "all" ? messages : messages.where("contact_messages.state", "=", state);
}

/** A message with the columns of its mail to support, which are null where that isn't kept any more. */
export type InboxRow = Pick<
  ShopRow<"contact_messages">,
  "id" | "name" | "email" | "topic" | "message" | "created_at" | "state" | "complaint_due_on"
> & { readonly mail_id: number | null } & MailState;

/** How many complaints stand before all other messages. Further ones stand among these, by age. */
const maxDueFirst = 500;

/**
 * Reads one page of the messages that match a filter, and how many match. Open complaints that are due until a day come
 * first, by that day; then the newest.
 */
export async function listInbox(
  db: Database,
  { state, topic, search, limit, offset }: z.infer<typeof inboxQuery>,
  dueUntil: string,
): Promise<PageOf<InboxRow>> {
  let wanted = about(inState(db, state), topic);
  if (search !== "") wanted = wanted.where(matches(search));
  const open = wanted.where("complaint_due_on", "<=", dueUntil).where("contact_messages.state", "=", "new");
  const byDay = open.orderBy("complaint_due_on").orderBy("contact_messages.id").select("contact_messages.id");
  const due = (await byDay.limit(maxDueFirst).execute()).map(({ id }) => id);
  const first = due.slice(offset, offset + limit);
  const read = (messages: ShopQuery<"contact_messages">) =>
    messages
      .leftJoin("outbox", (join) =>
        join.onRef("outbox.contact_message_id", "=", "contact_messages.id").on("outbox.kind", "=", "contact"),
      )
      .select(["contact_messages.id", "name", "email", "topic", "message", "contact_messages.created_at", "state"])
      .select("complaint_due_on")
      .select(["outbox.id as mail_id", "outbox.sent_at", "outbox.outcome", "outbox.held"])
      .select(["outbox.attempts", "outbox.last_error"])
      .orderBy("contact_messages.id", "desc");
  const dueRows = first.length === 0 ? [] : await read(wanted.where("contact_messages.id", "in", first)).execute();
  const others = due.length === 0 ? wanted : wanted.where("contact_messages.id", "not in", due);
  const page = { limit: limit - first.length, offset: Math.max(0, offset - due.length) };
  const rows = page.limit === 0 ? [] : await read(others).limit(page.limit).offset(page.offset).execute();
  return {
    rows: [...dueRows.toSorted((a, b) => first.indexOf(a.id) - first.indexOf(b.id)), ...rows],
    count: await countOf(wanted),
  };
}

/** How many messages are in each state, how many are complaints, and of how many a mail was refused. */
export type MessageCounts = Record<MessageState | "complaints" | "refused", number>;

/** Counts the contact messages, or those about a topic. */
export async function countMessages(db: Database, topic: InboxTopic = "all"): Promise<MessageCounts> {
  const counted = about(db.selectFrom("contact_messages"), topic).select(({ fn }) => [
    "state",
    fn.countAll<number>().as("count"),
  ]);
  const rows = await counted.groupBy("state").execute();
  const of = (state: MessageState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    new: of("new"),
    answered: of("answered"),
    archived: of("archived"),
    complaints: await countOf(about(complaints(db), topic)),
    refused: await countOf(about(refused(db), topic)),
  };
}

/** Counts the messages in a state by what they are about. */
export async function countTopics(db: Database, state: InboxState): Promise<Record<InboxTopic, number>> {
  const counted = inState(db, state).select(({ fn }) => ["topic", fn.countAll<number>().as("count")]);
  const rows = await counted.groupBy("topic").execute();
  const counts = { all: 0, general: 0, support: 0, order: 0, partnership: 0, other: 0 };
  for (const { topic, count } of rows) {
    counts[contactTopics.find((known) => known === topic) ?? "other"] += count;
    counts.all += count;
  }
  return counts;
}

/** Gives a message another state; false when there is none with that id. */
export function markMessage(db: Database, id: number, state: MessageState): Promise<boolean> {
  const state_at = new Date().toISOString();
  return didChange(db.updateTable("contact_messages").set({ state, state_at }).where("id", "=", id));
}

/** Gives the day (UTC) on which a message arrived; undefined where there is none. */
export async function dayOfMessage(db: Database, id: number): Promise<string | undefined> {
  const message = db.selectFrom("contact_messages").select("created_at").where("id", "=", id);
  return (await message.executeTakeFirst())?.created_at.slice(0, 10);
}

/** Makes a message a complaint that is due on a day, or none with null; false when there is no such message. */
export const markComplaint = (db: Database, id: number, dueOn: string | null): Promise<boolean> =>
  didChange(db.updateTable("contact_messages").set({ complaint_due_on: dueOn }).where("id", "=", id));
