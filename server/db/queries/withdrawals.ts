import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { z } from "zod";
import { withdrawalMails } from "#content/withdrawal.ts";
import { type WithdrawalState, withdrawalState, type withdrawalsQuery } from "#contract/admin-withdrawals.ts";
import { emailKey } from "#contract/email.ts";
import type { WithdrawalRequest } from "#contract/withdrawal.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { enqueueMails, type NewMail } from "./outbox.ts";
import { countByState, hashOf, insertNew, pageOf } from "./query-parts.ts";
import { rowContains, searchTextOf } from "./search-texts.ts";

export type Receipt = { readonly receipt: string; readonly at: string };

export type ReceiptPost = {
  readonly mailDomain: string;
  readonly host: string;
  readonly supportEmail: string;
  readonly mayMail: boolean;
};

/** The receipt for the typed address, without anything else that was typed, and the whole of it for support. */
function mailsOf(request: WithdrawalRequest & Receipt, { host, mayMail, supportEmail }: ReceiptPost) {
  const { receipt, support } = withdrawalMails;
  const words = { receipt: request.receipt, at: request.at, host, supportEmail };
  const toSender: NewMail = {
    kind: "receipt",
    recipient: request.email,
    subject: receipt.subject(words),
    text: receipt.text(words),
    dedupeKey: `withdrawal ${request.receipt}`,
    createdAt: request.at,
  };
  const toSupport: NewMail = {
    kind: "contact",
    recipient: null,
    replyTo: { name: request.name, address: request.email },
    subject: support.subject(request),
    text: support.text(request),
    dedupeKey: `withdrawal ${request.receipt} for support`,
    createdAt: request.at,
  };
  return mayMail ? [toSender, toSupport] : [toSupport];
}

/** Keeps a withdrawal with its mails. The same declaration again gets the first receipt: the first day counts. */
export async function saveWithdrawal(
  database: DatabaseClient,
  request: WithdrawalRequest,
  post: ReceiptPost,
): Promise<Receipt & { readonly first: boolean }> {
  const { orderNumber: order_number, ...columns } = request;
  const email_key = emailKey(request.email);
  const dedupe_key = hashOf(JSON.stringify([request.name, email_key, order_number, request.items, request.message]));
  const made: Receipt = { receipt: randomUUID(), at: new Date().toISOString() };
  const receipt_mail = post.mayMail ? "queued" : "withheld";
  return database.transaction(async (db) => {
    const typed = { ...columns, ...made, order_number };
    const row = { ...typed, email_key, dedupe_key, receipt_mail, search_text: searchTextOf("withdrawals", typed) };
    if (!(await insertNew(db, "withdrawals", row))) {
      const known = db.selectFrom("withdrawals").select(["receipt", "at"]).where("dedupe_key", "=", dedupe_key);
      return { ...(await known.executeTakeFirstOrThrow()), first: false };
    }
    await enqueueMails(db, mailsOf({ ...request, ...made }, post), post.mailDomain);
    return { ...made, first: true };
  });
}

export async function findWithdrawal(db: Database, receipt: string) {
  const columns = ["receipt", "at", "name", "email", "order_number", "items", "message", "receipt_mail"] as const;
  const row = await db.selectFrom("withdrawals").select(columns).where("receipt", "=", receipt).executeTakeFirst();
  if (!row) return null;
  const { order_number: orderNumber, receipt_mail, ...rest } = row;
  return { ...rest, orderNumber, mailed: receipt_mail !== "withheld" };
}

export async function listWithdrawals(db: Database, { state, search, ...page }: z.infer<typeof withdrawalsQuery>) {
  let wanted = db.selectFrom("withdrawals");
  if (state !== "all") wanted = wanted.where("withdrawals.state", "=", state);
  if (search !== "") wanted = wanted.where(rowContains("withdrawals", search));
  const isItsMail = sql<boolean>`outbox.dedupe_key = 'withdrawal ' || withdrawals.receipt`;
  const rows = wanted
    .leftJoin("outbox", (join) => join.on(isItsMail).on("outbox.kind", "=", "receipt"))
    .select(["withdrawals.id", "receipt", "name", "email", "items", "order_number", "message", "at", "state"])
    .select(["receipt_mail", "outbox.id as mail_id", "outbox.sent_at", "outbox.outcome", "outbox.held"])
    .select(["outbox.attempts", "outbox.last_error"])
    .orderBy("withdrawals.id", "desc");
  return pageOf(rows, page, wanted);
}

export const countWithdrawals = (db: Database) => countByState(db, "withdrawals", withdrawalState.options);

export async function markWithdrawal(db: Database, id: number, state: WithdrawalState): Promise<string | null> {
  const update = db.updateTable("withdrawals").set({ state, state_at: new Date().toISOString() });
  const row = await update.where("id", "=", id).returning("receipt").executeTakeFirst();
  return row?.receipt ?? null;
}
