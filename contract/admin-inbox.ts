import { z } from "zod";
import { contactTopics } from "./contact.ts";
import { lineOfText, linesOfText } from "./plain-text.ts";

export const messageState = z.enum(["new", "answered", "archived"]);

export const mailState = z.enum(["sent", "waiting", "failing"]);

/** A mail of the outbox as staff see it; without `id` it isn't kept anymore. */
export const shownMail = z.object({
  id: z.number().int().nullable(),
  state: mailState,
  attempts: z.number().int(),
  lastError: z.string().nullable(),
});

/** What staff write to a message: an answer is mailed to its sender, a note is for colleagues. */
export const entryKind = z.enum(["answer", "note"]);

/** As long as such a text may be, and as many of them as a message may have. */
export const entryBounds = { text: 4000, entries: 30 } as const;

export const messageEntry = z.object({
  id: z.number().int(),
  kind: entryKind,
  text: z.string(),
  username: z.string(),
  at: z.string(),
  /** The answer's mail; null for a note. */
  mail: shownMail.nullable(),
});

export const inboxMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  created_at: z.string(),
  state: messageState,
  mail: shownMail,
  /** Answers and notes, the oldest first. */
  entries: z.array(messageEntry),
});

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
};

export const inboxQuery = z.object({
  ...pageQuery,
  /** `refused`: a mail of the message was, in whatever state it is. */
  state: z.enum([...messageState.options, "refused", "all"]).default("all"),
  search: z.union([z.literal(""), lineOfText(100)]).default(""),
});

export const inboxResponse = z.object({
  success: z.literal(true),
  data: z.array(inboxMessage),
  matchCount: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    answered: z.number().int(),
    archived: z.number().int(),
    refused: z.number().int(),
  }),
  outbox: z.object({
    configured: z.boolean(),
    waiting: z.number().int(),
    failing: z.number().int(),
    sent: z.number().int(),
    lastSentAt: z.string().nullable(),
    lastError: z.string().nullable(),
  }),
  /** Null where the shop takes none and has none. */
  withdrawals: z.object({ open: z.number().int(), answered: z.number().int() }).nullable(),
});

export const messageStateRequest = z.strictObject({ id: z.number().int().positive(), state: messageState });

/** `POST /api/admin/inbox/entries`. */
export const messageEntryRequest = z.strictObject({
  id: z.number().int().positive(),
  kind: entryKind,
  text: linesOfText(entryBounds.text),
});

/** `POST /api/admin/outbox/retry`: a mail that was refused. */
export const retryMailRequest = z.strictObject({ id: z.number().int().positive() });

/** The response of a staff call that changes something. */
export const successResponse = z.object({ success: z.literal(true), message: z.string() });

export type InboxMessage = z.infer<typeof inboxMessage>;
export type MessageEntry = z.infer<typeof messageEntry>;
export type EntryKind = z.infer<typeof entryKind>;
export type ShownMail = z.infer<typeof shownMail>;
export type MessageState = z.infer<typeof messageState>;
export type InboxResponse = z.infer<typeof inboxResponse>;
export type SuccessResponse = z.infer<typeof successResponse>;
