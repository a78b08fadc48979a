import { randomUUID } from "node:crypto";
import { withdrawalMails } from "#content/withdrawal.ts";
import type { WithdrawalRequest } from "#contract/withdrawal.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { enqueueMails, type NewMail } from "./outbox.ts";
import { hashOf, insertNew } from "./query-parts.ts";

export type Receipt = { readonly receipt: string; readonly at: string };

export type ReceiptPost = {
  readonly mailDomain: string;
  readonly host: string;
  readonly supportEmail: string;
  readonly mayMail: boolean;
};

/** The receipt for the typed address, without anything else that was typed, and the whole of it for support. */
function mailsOf(
  request: WithdrawalRequest & Receipt,
  { host, mayMail, supportEmail }: ReceiptPost,
): readonly NewMail[] {
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
  const email_key = request.email.toLowerCase();
  const dedupe_key = hashOf(JSON.stringify([request.name, email_key, order_number, request.items, request.message]));
  const made: Receipt = { receipt: randomUUID(), at: new Date().toISOString() };
  const receipt_mail = post.mayMail ? "queued" : "withheld";
  return database.transaction(async (db) => {
    const row = { ...columns, ...made, order_number, email_key, dedupe_key, receipt_mail };
    if (!(await insertNew(db, "withdrawals", row))) {
      const known = db.selectFrom("withdrawals").select(["receipt", "at"]).where("dedupe_key", "=", dedupe_key);
      return { ...(await known.executeTakeFirstOrThrow()), first: false };
    }
    await enqueueMails(db, mailsOf({ ...request, ...made }, post), post.mailDomain);
    return { ...made, first: true };
  });
}

export async function findWithdrawal(
  db: Database,
  receipt: string,
): Promise<(WithdrawalRequest & Receipt & { readonly mailed: boolean }) | null> {
  const row = await db
    .selectFrom("withdrawals")
    .select(["receipt", "at", "name", "email", "order_number", "items", "message", "receipt_mail"])
    .where("receipt", "=", receipt)
    .executeTakeFirst();
  if (!row) return null;
  const { order_number: orderNumber, receipt_mail, ...rest } = row;
  return { ...rest, orderNumber, mailed: receipt_mail !== "withheld" };
}
