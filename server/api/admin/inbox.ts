import { adminText } from "#content/admin.ts";
import { serverMessages } from "#content/server-messages.ts";
import { type InboxResponse, inboxQuery, messageState, messageStateRequest } from "#contract/admin-inbox.ts";
import { contactTopics } from "#contract/contact.ts";
import { countMessages, listInbox, markMessage, outboxState } from "#server/db/queries/inbox.ts";
import { entriesOf } from "#server/db/queries/message-entries.ts";
import { countWithdrawals } from "#server/db/queries/withdrawal-list.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { mailStateOf } from "./mail-state.ts";
import { shownEntry } from "./message-entries.ts";
import { staffCall } from "./staff-call.ts";

/** docs/staff.md */
export const inbox = staffCall(inboxQuery, async ({ context: { config }, db, input }) => {
  const { rows, count } = await listInbox(db, input);
  const ids = rows.map(({ id }) => id);
  const entries = Map.groupBy(await entriesOf(db, ids), ({ message_id }) => message_id);
  const data = rows.map(({ id, name, email, topic, message, created_at, state, ...mail }) => ({
    ...{ id, name, email, message, created_at },
    topic: contactTopics.find((known) => known === topic) ?? "other",
    state: messageState.safeParse(state).data ?? "new",
    mail: mailStateOf(mail),
    entries: (entries.get(id) ?? []).map(shownEntry),
  }));
  const counts = await countMessages(db);
  const outbox = { configured: config.smtp !== null, ...(await outboxState(db)) };
  const withdrawn = await countWithdrawals(db);
  const withdrawals = config.sellsInEu || withdrawn.open + withdrawn.answered > 0 ? withdrawn : null;
  return { success: true, data, matchCount: count, counts, outbox, withdrawals } satisfies InboxResponse;
});

/** @throws HTTPException 404 for no message */
export const inboxState = staffCall(messageStateRequest, async ({ db, input: { id, state }, audit }) => {
  if (!(await markMessage(db, id, state))) throw httpError(404, serverMessages.notFound);
  await audit("message marked", `message ${id}: ${state}`);
  return adminText.inbox.marked[state];
});
