import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOfText } from "./plain-text.ts";
import { idRequest, int, pageSchemaOf, staffResponse } from "./staff-response.ts";

/** How much an import takes: of a file, and of the parts in which it is sent. */
export const importBounds = {
  fileBytes: 25 * 1024 * 1024,
  rows: 200_000,
  partRows: 1_000,
  /** So many bytes of JSON are sent at once; the call takes some more. */
  partBytes: 192 * 1024,
  bodyBytes: 256 * 1024,
} as const;

/** Clocks differ, and a day begins earlier in the east. */
const slackMs = 24 * 60 * 60_000;

/** Somebody who is imported: their address, and where and when they agreed to get mail. */
export const importedPerson = z.strictObject({
  email: emailSchema,
  source: lineOfText(200),
  at: z.iso.datetime().refine((at) => Date.parse(at) <= Date.now() + slackMs && at >= "1990"),
});
export type ImportedPerson = z.infer<typeof importedPerson>;

/** Asks which of some addresses an import would leave out. */
export const checkImportRequest = z.strictObject({ emails: z.array(emailSchema).min(1).max(importBounds.partRows) });

/** The places, in what was asked for, of those who are subscribed already, and of those who once unsubscribed. */
export const checkImportResponse = staffResponse({ subscribed: z.array(int), unsubscribed: z.array(int) });
export type CheckImportResponse = z.infer<typeof checkImportResponse>;

/**
 * Imports a part of a file. The parts of one file have its `key`, which whoever sends it makes, and are counted from 0;
 * the same part sent again changes nothing.
 */
export const importPartRequest = z.strictObject({
  key: z.uuid(),
  fileName: lineOfText(200),
  /** How many rows the file has, also those that are left out. */
  fileRows: int.min(1).max(importBounds.rows),
  part: int.min(0).max(importBounds.rows),
  isLast: z.boolean(),
  people: z.array(importedPerson).min(1).max(importBounds.partRows),
});
export type ImportPartRequest = z.infer<typeof importPartRequest>;

/** What all parts so far came to. */
export const importPartResponse = staffResponse({ id: int, added: int, subscribed: int, unsubscribed: int });

/** Takes back an import, some of its people at a time. */
export const undoImportRequest = idRequest;

/** How many were removed so far, and how many are left to be removed by asking again. */
export const undoImportResponse = staffResponse({ removed: int, left: int });

const subscriberImport = z.object({
  id: int,
  at: z.string(),
  username: z.string(),
  fileName: z.string(),
  fileRows: int,
  added: int,
  /** Null while it is under way, and for one that was stopped. */
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  removed: int,
  /** Of those added, who is still there and hasn't acted since. */
  untouched: int,
});
export type SubscriberImport = z.infer<typeof subscriberImport>;

/** The imports of this server's list, the newest first, one page of them. */
export const subscriberImportsResponse = staffResponse(pageSchemaOf(subscriberImport));
