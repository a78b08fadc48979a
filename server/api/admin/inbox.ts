import { complaintDays, complaintsText } from "#content/admin-complaints.ts";
import { inboxText } from "#content/admin-inbox.ts";
import { mailText } from "#content/admin-mail.ts";
import { templateMessages } from "#content/admin-templates.ts";
import { timeText } from "#content/format.ts";
import {
  complaintRequest,
  entryKind,
  type InboxMessage,
  inboxQuery,
  inboxResponse,
  type MessageEntry,
  messageEntryRequest,
  messageState,
  messageStateRequest,
  type ShownMail,
} from "#contract/admin-inbox.ts";
import { contactTopics } from "#contract/contact.ts";
import { addDays, daysBetween, utcDay } from "#contract/days.ts";
import { fieldsIn } from "#contract/reply-templates.ts";
import { idRequest } from "#contract/staff-response.ts";
import {
  countMessages,
  countTopics,
  dayOfMessage,
  listInbox,
  markComplaint,
  markMessage,
} from "#server/db/queries/contact-messages.ts";
import { outboxState } from "#server/db/queries/mail-counts.ts";
import { addMessageEntry, type EntryRow, entriesOf, TooManyEntriesError } from "#server/db/queries/message-entries.ts";
import { dropMail, retryMail } from "#server/db/queries/staff-mail.ts";
import { countWithdrawals } from "#server/db/queries/withdrawals.ts";
import { leaseMs } from "#server/mail/outbox-worker.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { emailsOf } from "#server/texts/shop-settings.ts";
import { actionCall, queryCall } from "./staff-call.ts";

/** The columns of a mail's row that its state is told by; each is null where the mail isn't kept any more. */
type MailColumns = Pick<EntryRow, "mail_id" | "sent_at" | "outcome" | "held" | "attempts" | "last_error">;

function stateOf({ sent_at, outcome, held, last_error }: MailColumns): ShownMail["state"] {
  if (sent_at !== null) return "sent";
  if (outcome !== null) return outcome;
  if (held === 1) return "held";
  return last_error ? "failing" : "waiting";
}

/** Gives a mail of the outbox as staff see it, from the columns of its row; without an id it isn't kept any more. */
export function mailStateOf(row: MailColumns): ShownMail {
  const { mail_id, attempts, last_error } = row;
  return {
    id: mail_id,
    state: stateOf(row),
    attempts: attempts ?? 0,
    lastError: last_error,
  };
}

function shownEntry(row: EntryRow): MessageEntry {
  const kind = entryKind.safeParse(row.kind).data ?? "note";
  return { ...row, kind, mail: kind === "answer" ? mailStateOf(row) : null };
}

/** What is stored without being a day must not hide the message: then it is shown as no complaint. */
function complaintOf(stored: string | null, today: string): InboxMessage["complaint"] {
  const dueOn = complaintRequest.shape.dueOn.safeParse(stored).data;
  return dueOn ? { dueOn, daysLeft: daysBetween(today, dueOn) } : null;
}

/** `GET /api/admin/inbox`: one page of the contact messages with their answers and notes, and how the outbox stands. */
export const inboxCall = queryCall(inboxQuery, inboxResponse, async ({ context: { config }, db, input }) => {
  const today = utcDay();
  // Among complaints alone the day orders all of them.
  const dueDays = input.state === "complaints" ? 2 * complaintDays.latestDays : complaintDays.soonDays;
  const { rows, count } = await listInbox(db, input, addDays(today, dueDays));
  const ids = rows.map(({ id }) => id);
  const entries = Map.groupBy(await entriesOf(db, ids), ({ message_id }) => message_id);
  const data = rows.map((row) => ({
    ...row,
    topic: contactTopics.find((known) => known === row.topic) ?? "other",
    state: messageState.safeParse(row.state).data ?? "new",
    complaint: complaintOf(row.complaint_due_on, today),
    mail: mailStateOf(row),
    entries: (entries.get(row.id) ?? []).map(shownEntry),
  }));
  const counts = await countMessages(db, input.topic);
  const topics = await countTopics(db, input.state);
  const outbox = { configured: config.smtp !== null, ...(await outboxState(db)) };
  const withdrawn = await countWithdrawals(db);
  const withdrawals = config.sellsInEu || withdrawn.open + withdrawn.answered > 0 ? withdrawn : null;
  return { data, matchCount: count, counts, topics, outbox, withdrawals };
});

/** `POST /api/admin/inbox/state`: gives a message another state. @throws HTTPException 404 for no message */
export const inboxStateCall = actionCall(messageStateRequest, async ({ db, input: { id, state }, audit }) => {
  orNotFound(await markMessage(db, id, state));
  await audit("message marked", `message ${id}: ${state}`);
  return inboxText.marked[state];
});

/**
 * `POST /api/admin/inbox/complaint`: makes a message a complaint with a day until which it is to be answered, changes
 * that day, or takes the mark back.
 * @throws HTTPException 404 for no message
 * @throws InvalidInputError for a day before the message's own, or too far away
 */
export const complaintCall = actionCall(complaintRequest, async ({ db, input: { id, dueOn }, audit }) => {
  const arrivedOn = orNotFound(await dayOfMessage(db, id));
  const due = dueOn === undefined ? addDays(arrivedOn, complaintDays.dueDays) : dueOn;
  if (due !== null && (due < arrivedOn || due > addDays(utcDay(), complaintDays.latestDays))) {
    throw new InvalidInputError({ dueOn: complaintsText.badDue });
  }
  orNotFound(await markComplaint(db, id, due));
  await audit("complaint marked", `message ${id}: ${due === null ? "no complaint" : `due ${due}`}`);
  return due === null ? complaintsText.unmarked : complaintsText.marked(timeText(due, "date"));
});

/**
 * `POST /api/admin/inbox/entries`: mails an answer to a message's sender, or keeps a note for colleagues.
 * @throws InvalidInputError for an answer in which a field of a template is still open
 * @throws HTTPException 404 for no message, 409 for one that has all the entries that it may have, 429
 */
export const messageEntryCall = actionCall(messageEntryRequest, async ({ context, input, staff, countTry }) => {
  const { config, database, texts, wakeOutbox } = context;
  const { id: messageId, kind, text } = input;
  await countTry("inboxEntry");
  const open = kind === "answer" ? fieldsIn(text) : [];
  if (open.length > 0) throw new InvalidInputError({ text: templateMessages.open(open) });
  const { done, repeated, full } = inboxText.entries;
  const post = {
    mailDomain: new URL(config.siteUrl).hostname,
    supportEmail: emailsOf(config, texts.current()).support,
  };
  const adding = addMessageEntry(database, { messageId, kind, text, username: staff.username }, post);
  const outcome = await adding.catch((error: unknown) => {
    throw error instanceof TooManyEntriesError ? httpError(409, full) : error;
  });
  orNotFound(outcome !== "no message");
  wakeOutbox();
  if (outcome === "repeated") return repeated[kind];
  if (kind === "note") return done.note;
  return config.smtp === null ? done.waiting : done.answer;
});

/**
 * `POST /api/admin/outbox/retry`: has a mail tried again at once.
 * @throws HTTPException 404 when no such mail waits, 429
 */
export const retryRefusedMailCall = actionCall(idRequest, async ({ context, db, input: { id }, audit, countTry }) => {
  await countTry("inboxEntry");
  orNotFound(await retryMail(db, id), mailText.notRefused);
  await audit("mail tried again", `mail ${id}`);
  context.wakeOutbox();
  return mailText.triedAgain;
});

/**
 * `POST /api/admin/outbox/drop`: drops a mail for good, also one that had ended unsent.
 * @throws HTTPException 404 for one that is sent, or being sent, 429
 */
export const dropWaitingMailCall = actionCall(idRequest, async ({ db, input: { id }, audit, countTry }) => {
  await countTry("inboxEntry");
  orNotFound(await dropMail(db, id, leaseMs), mailText.notDroppable);
  await audit("mail dropped", `mail ${id}`);
  return mailText.dropped;
});
