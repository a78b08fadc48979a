import type { Handler } from "hono";
import { adminText } from "#content/admin.ts";
import { serverMessages } from "#content/server-messages.ts";
import {
  type InboxResponse,
  inboxQuery,
  messageState,
  messageStateRequest,
  type SuccessResponse,
} from "#contract/admin-inbox.ts";
import { contactTopics } from "#contract/contact.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { countMessages, listInbox, markMessage, outboxState } from "#server/db/queries/inbox.ts";
import { entriesOf } from "#server/db/queries/message-entries.ts";
import { countWithdrawals } from "#server/db/queries/withdrawal-list.ts";
import { jsonBody, queryOf } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { mailStateOf } from "./mail-state.ts";
import { shownEntry } from "./message-entries.ts";

/** docs/staff.md */
export function inbox({ config, database: { db } }: AppContext): Handler {
  return async (c) => {
    const { rows, count } = await listInbox(db, queryOf(c, inboxQuery));
    const entries = Map.groupBy(
      await entriesOf(
        db,
        rows.map(({ id }) => id),
      ),
      ({ message_id }) => message_id,
    );
    const data = rows.map(({ id, name, email, topic, message, created_at, state, ...mail }) => ({
      id,
      name,
      email,
      topic: contactTopics.find((one) => one === topic) ?? "other",
      message,
      created_at,
      state: messageState.safeParse(state).data ?? "new",
      mail: mailStateOf(mail),
      entries: (entries.get(id) ?? []).map(shownEntry),
    }));
    const counts = await countMessages(db);
    const outbox = { configured: config.smtp !== null, ...(await outboxState(db)) };
    const withdrawn = await countWithdrawals(db);
    const withdrawals = config.sellsInEu || withdrawn.open + withdrawn.answered > 0 ? withdrawn : null;
    return c.json({ success: true, data, matchCount: count, counts, outbox, withdrawals } satisfies InboxResponse);
  };
}

/** @throws HTTPException 404 for no message */
export function inboxState({ database: { db } }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { id, state } = await jsonBody(c, messageStateRequest);
    if (!(await markMessage(db, id, state))) throw httpError(404, serverMessages.notFound);
    await recordAuditEntry(db, c.get("staff").username, "message marked", `message ${id}: ${state}`);
    return c.json({ success: true, message: adminText.inbox.marked[state] } satisfies SuccessResponse);
  };
}
