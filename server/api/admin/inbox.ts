import type { Handler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { staffDesk } from "#content/staff-desk.ts";
import {
  type DoneResponse,
  type InboxResponse,
  inboxQuery,
  messageState,
  messageStateRequest,
} from "#contract/admin-inbox.ts";
import { contactTopics } from "#contract/contact.ts";
import { jsonBody, queryOf } from "#server/middleware/body.ts";
import { refusal } from "#server/middleware/refuse.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { countByState, listInbox, markMessage, outboxState } from "#server/store/inbox.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";
import { countWithdrawals } from "#server/store/withdrawal-desk.ts";
import { mailStateOf } from "./mail-state.ts";

/** `GET /api/admin/inbox`: contact messages by state and search, with the state of their mail (docs/staff.md). */
export function inbox({ config, store: { shop } }: Parts): Handler {
  return async (c) => {
    const { rows, count } = await listInbox(shop, queryOf(c, inboxQuery));
    const data = rows.map(({ id, name, email, topic, message, created_at, state, ...mail }) => ({
      id,
      name,
      email,
      topic: contactTopics.find((one) => one === topic) ?? "other",
      message,
      created_at,
      state: messageState.safeParse(state).data ?? "new",
      mail: mailStateOf(mail),
    }));
    const counts = await countByState(shop);
    const outbox = { configured: config.smtp !== null, ...(await outboxState(shop)) };
    const withdrawn = await countWithdrawals(shop);
    const withdrawals = config.euSale || withdrawn.open + withdrawn.answered > 0 ? withdrawn : null;
    return c.json({ success: true, data, matchCount: count, counts, outbox, withdrawals } satisfies InboxResponse);
  };
}

/** `POST /api/admin/inbox/state`: marks a message new, answered or archived. @throws a refusal with 404 for no message */
export function inboxState({ store: { shop } }: Parts): Handler<StaffEnv> {
  return async (c) => {
    const { id, state } = await jsonBody(c, messageStateRequest);
    if (!(await markMessage(shop, id, state))) throw refusal(404, serverMessages.notFound);
    await noteStaffAction(shop, c.get("staff").username, "message marked", `message ${id}: ${state}`);
    return c.json({ success: true, message: staffDesk.inbox.marked[state] } satisfies DoneResponse);
  };
}
