import { adminText } from "#content/admin.ts";
import { serverMessages } from "#content/server-messages.ts";
import { entryKind, type MessageEntry, messageEntryRequest } from "#contract/admin-inbox.ts";
import { idRequest } from "#contract/staff-response.ts";
import { addMessageEntry, type entriesOf, TooManyEntriesError } from "#server/db/queries/message-entries.ts";
import { retryMail } from "#server/db/queries/outbox.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { mailStateOf } from "./mail-state.ts";
import { staffCall } from "./staff-call.ts";

export function shownEntry(row: Awaited<ReturnType<typeof entriesOf>>[number]): MessageEntry {
  const { id, text, username, at, ...mail } = row;
  const kind = entryKind.safeParse(row.kind).data ?? "note";
  return { id, kind, text, username, at, mail: kind === "answer" ? mailStateOf(mail) : null };
}

/** @throws HTTPException 404 for no message, 409 for one that has all the entries that it may have */
export const messageEntry = staffCall(messageEntryRequest, async ({ context, input, staff, countTry }) => {
  const { config, database, wakeOutbox } = context;
  const { id: messageId, kind, text } = input;
  await countTry("inboxEntry");
  const { done, repeated, full } = adminText.inbox.entries;
  const outcome = await addMessageEntry(
    database,
    { messageId, kind, text, username: staff.username },
    { mailDomain: new URL(config.siteUrl).hostname, supportEmail: config.supportEmail },
  ).catch((error: unknown) => {
    throw error instanceof TooManyEntriesError ? httpError(409, full) : error;
  });
  if (outcome === "no message") throw httpError(404, serverMessages.notFound);
  wakeOutbox();
  if (outcome === "repeated") return repeated[kind];
  return kind === "note" ? done.note : config.smtp === null ? done.waiting : done.answer;
});

/** At once. @throws HTTPException 404 when no such mail waits */
export const retryRefusedMail = staffCall(idRequest, async ({ context, db, input: { id }, audit, countTry }) => {
  await countTry("inboxEntry");
  if (!(await retryMail(db, id))) throw httpError(404, adminText.inbox.notRefused);
  await audit("mail tried again", `mail ${id}`);
  context.wakeOutbox();
  return adminText.inbox.triedAgain;
});
