import type { Handler } from "hono";
import { adminText } from "#content/admin.ts";
import { serverMessages } from "#content/server-messages.ts";
import {
  entryKind,
  type MessageEntry,
  messageEntryRequest,
  retryMailRequest,
  type SuccessResponse,
} from "#contract/admin-inbox.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { addMessageEntry, type entriesOf, TooManyEntriesError } from "#server/db/queries/message-entries.ts";
import { retryMail } from "#server/db/queries/outbox.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { mailStateOf } from "./mail-state.ts";

export function shownEntry(row: Awaited<ReturnType<typeof entriesOf>>[number]): MessageEntry {
  const { id, text, username, at, ...mail } = row;
  const kind = entryKind.safeParse(row.kind).data ?? "note";
  return { id, kind, text, username, at, mail: kind === "answer" ? mailStateOf(mail) : null };
}

/** @throws HTTPException 404 for no message, 409 for one that has all the entries that it may have */
export function messageEntry(context: AppContext): Handler<StaffEnv> {
  const { config, limiter, database } = context;
  const post = { mailDomain: new URL(config.siteUrl).hostname, supportEmail: config.supportEmail };
  return async (c) => {
    const { id, kind, text } = await jsonBody(c, messageEntryRequest);
    const { username } = c.get("staff");
    await enforceRateLimit(limiter, "inboxEntry", { address: clientIp(c, config.trustProxy), account: username });
    const { done, repeated, full } = adminText.inbox.entries;
    const outcome = await addMessageEntry(database, { messageId: id, kind, text, username }, post).catch(
      (error: unknown) => {
        throw error instanceof TooManyEntriesError ? httpError(409, full) : error;
      },
    );
    if (outcome === "no message") throw httpError(404, serverMessages.notFound);
    context.wakeOutbox();
    const added = kind === "note" ? done.note : config.smtp === null ? done.waiting : done.answer;
    const message = outcome === "repeated" ? repeated[kind] : added;
    return c.json({ success: true, message } satisfies SuccessResponse);
  };
}

/** At once. @throws HTTPException 404 when no such mail waits */
export function retryRefusedMail(context: AppContext): Handler<StaffEnv> {
  const { config, limiter, database } = context;
  return async (c) => {
    const { id } = await jsonBody(c, retryMailRequest);
    const { username } = c.get("staff");
    await enforceRateLimit(limiter, "inboxEntry", { address: clientIp(c, config.trustProxy), account: username });
    if (!(await retryMail(database.db, id))) throw httpError(404, adminText.inbox.notRefused);
    await recordAuditEntry(database.db, username, "mail tried again", `mail ${id}`);
    context.wakeOutbox();
    return c.json({ success: true, message: adminText.inbox.triedAgain } satisfies SuccessResponse);
  };
}
