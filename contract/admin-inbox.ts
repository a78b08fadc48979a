import { z } from "zod";
import { contactTopics } from "./contact.ts";
import { linesOfText } from "./plain-text.ts";
import { idRequest, int, pageSchemaOf, rowsOf, searchQuery, staffResponse } from "./staff-response.ts";

/** The state that staff gave a contact message. */
export const messageState = z.enum(["new", "answered", "archived"]);

/**
 * A mail of the outbox as staff see it; without `id` it isn't kept anymore. `failing` is tried again, `refused` was
 * refused for good, `given-up` was put off for two days, `dropped` was dropped by staff, `held` waits since a restore
 * until staff release it on Today.
 */
export const shownMail = z.object({
  id: int.nullable(),
  /** One that ended in a way nobody knows any more counts as given up: its message must not be hidden for that. */
  state: z.enum(["sent", "waiting", "held", "failing", "refused", "given-up", "dropped"]).catch("given-up"),
  attempts: int,
  lastError: z.string().nullable(),
});

/** What staff write to a message: an answer is mailed to its sender, a note is for colleagues. */
export const entryKind = z.enum(["answer", "note"]);

/** The most characters of an answer or note, and the most of them that a message may have. */
export const entryBounds = { text: 4000, entries: 30 } as const;

export const messageEntry = z.object({
  id: int,
  kind: entryKind,
  text: z.string(),
  username: z.string(),
  at: z.string(),
  /** The answer's mail; null for a note. */
  mail: shownMail.nullable(),
});

export const inboxMessage = z.object({
  id: int,
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  created_at: z.string(),
  state: messageState,
  /** The day until which a complaint is to be answered, and how many are left; null for what isn't one. */
  complaint: z.object({ dueOn: z.iso.date(), daysLeft: int }).nullable(),
  mail: shownMail,
  /** Answers and notes, the oldest first. */
  entries: rowsOf(messageEntry),
});

/** What the inbox can be narrowed to. `refused`: a mail of the message was; that and `complaints` in whatever state. */
export const inboxState = z.enum([...messageState.options, "complaints", "refused", "all"]);

/** What the inbox can be narrowed to besides: what a message is about. */
export const inboxTopic = z.enum([...contactTopics, "all"]);

export const inboxQuery = searchQuery.extend({
  state: inboxState.default("all"),
  topic: inboxTopic.default("all"),
});

/** Why the whole queue rests: what is wrong with the mail server, the account or how they are reached. */
export const queueFault = z.enum(["unreachable", "encryption", "account", "sender", "policy", "busy"]);

export const inboxResponse = staffResponse({
  ...pageSchemaOf(inboxMessage),
  /** Of the messages of the chosen topic. */
  counts: z.object({ new: int, answered: int, archived: int, complaints: int, refused: int }),
  /** How many of the messages in the chosen state are about each topic; all of them are in `all`. */
  topics: z.record(inboxTopic, int),
  outbox: z.object({
    configured: z.boolean(),
    waiting: int,
    failing: int,
    sent: int,
    /** Refused for good, given up or dropped. */
    unsent: int,
    lastSentAt: z.string().nullable(),
    lastError: z.string().nullable(),
    /** Why no mail goes out at the moment, in the mail server's words, since when, and when it is tried again. */
    rest: z
      .object({
        /** What is stored without being one of them must not hide the inbox. */
        fault: queueFault.catch("unreachable"),
        answer: z.string(),
        since: z.string(),
        until: z.string().nullable(),
      })
      .nullable(),
  }),
  /** Null where the shop takes none and has none. */
  withdrawals: z.object({ open: int, answered: int }).nullable(),
});

export const messageStateRequest = idRequest.extend({ state: messageState });
/** Makes a message a complaint: due on the usual day without one, no complaint with null. */
export const complaintRequest = idRequest.extend({ dueOn: z.iso.date().nullable().optional() });
export const messageEntryRequest = idRequest.extend({ kind: entryKind, text: linesOfText(entryBounds.text) });

export type QueueFault = z.infer<typeof queueFault>;
export type InboxMessage = z.infer<typeof inboxMessage>;
export type MessageEntry = z.infer<typeof messageEntry>;
export type EntryKind = z.infer<typeof entryKind>;
export type ShownMail = z.infer<typeof shownMail>;
export type InboxState = z.infer<typeof inboxState>;
export type InboxTopic = z.infer<typeof inboxTopic>;
export type MessageState = z.infer<typeof messageState>;
export type InboxResponse = z.infer<typeof inboxResponse>;
