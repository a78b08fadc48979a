import { z } from "zod";
import { contactTopics } from "./contact.ts";
import { lineOfText } from "./plain-text.ts";

export const messageState = z.enum(["new", "answered", "archived"]);

export const mailState = z.enum(["sent", "waiting", "failing"]);

export const inboxMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  created_at: z.string(),
  state: messageState,
  mail: z.object({ state: mailState, attempts: z.number().int(), lastError: z.string().nullable() }),
});

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
};

export const inboxQuery = z.object({
  ...pageQuery,
  state: z.enum([...messageState.options, "all"]).default("all"),
  search: z.union([z.literal(""), lineOfText(100)]).default(""),
});

export const inboxResponse = z.object({
  success: z.literal(true),
  data: z.array(inboxMessage),
  matchCount: z.number().int(),
  counts: z.object({ new: z.number().int(), answered: z.number().int(), archived: z.number().int() }),
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

/** The response of a staff call that changes something. */
export const successResponse = z.object({ success: z.literal(true), message: z.string() });

export type InboxMessage = z.infer<typeof inboxMessage>;
export type MessageState = z.infer<typeof messageState>;
export type InboxResponse = z.infer<typeof inboxResponse>;
export type SuccessResponse = z.infer<typeof successResponse>;
