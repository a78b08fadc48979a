import { importMessages } from "#content/import-messages.ts";
import {
  checkImportRequest,
  checkImportResponse,
  importPartRequest,
  importPartResponse,
  subscriberImportsResponse,
  undoImportRequest,
  undoImportResponse,
} from "#contract/admin-subscriber-imports.ts";
import { emailKey } from "#contract/email.ts";
import { pageQuery } from "#contract/staff-response.ts";
import { importPart, knownAddresses, listImports, undoImport } from "#server/db/queries/subscriber-imports.ts";
import { schemaOf } from "#server/db/queries/subscribers.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { bodyCall, queryCall } from "./staff-call.ts";

// Each part waits for its turn among the reads of whole tables once its body is there, so that a list of many thousands
// leaves the process to others half of the time.

/** `GET /api/admin/subscribers/imports`: what was imported into this server's list, the newest first. */
export const subscriberImportsCall = queryCall(pageQuery, subscriberImportsResponse, async ({ context, input }) => {
  const { rows, count } = await listImports(context.database, schemaOf(context.config.environment), input);
  const data = rows.map((row) => ({
    id: row.id,
    at: row.at,
    username: row.username,
    fileName: row.file_name,
    fileRows: row.file_rows,
    added: row.added,
    finishedAt: row.finished_at,
    undoneAt: row.undone_at,
    removed: row.removed,
    untouched: row.untouched,
  }));
  return { data, matchCount: count };
});

/**
 * `POST /api/admin/subscribers/import/check`: which of some addresses an import would leave out. Nothing is stored.
 */
export const checkImportCall = bodyCall(checkImportRequest, checkImportResponse, async ({ context, input }) => {
  const schema = schemaOf(context.config.environment);
  const { scans } = context.readLimits;
  const known = await scans.run(() => knownAddresses(context.database, schema, input.emails));
  const placesIn = (keys: ReadonlySet<string>): number[] =>
    input.emails.flatMap((email, place) => (keys.has(emailKey(email)) ? [place] : []));
  return { subscribed: placesIn(known.subscribed), unsubscribed: placesIn(known.unsubscribed) };
});

/**
 * `POST /api/admin/subscribers/import`: imports a part of a file into this server's list. No mail is sent.
 * @throws HTTPException 409 for a part of an import that was undone, and one whose former part is missing
 */
export const importPartCall = bodyCall(importPartRequest, importPartResponse, async (call) => {
  const { context, input, staff } = call;
  const by = { schema: schemaOf(context.config.environment), username: staff.username };
  const totals = await context.readLimits.scans.run(() => importPart(context.database, by, input));
  if (totals === "undone") throw httpError(409, importMessages.undoneMeanwhile);
  if (totals === "out of order") throw httpError(409, importMessages.outOfOrder);
  return totals;
});

/**
 * `POST /api/admin/subscribers/import/undo`: takes back an import, a thousand people at a time, to be called until none
 * is left.
 * @throws HTTPException 404 for an import that there isn't
 */
export const undoImportCall = bodyCall(undoImportRequest, undoImportResponse, async (call) => {
  const { context, input, staff } = call;
  const { scans } = context.readLimits;
  return orNotFound(await scans.run(() => undoImport(context.database, staff.username, input.id)));
});
