import { createHash, randomUUID } from "node:crypto";
import { withdrawalMails } from "#content/withdrawal.ts";
import type { WithdrawalRequest } from "#contract/withdrawal.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { enqueueMails, type NewMail } from "./outbox.ts";
import { changedRows } from "./query-parts.ts";

export type Receipt = { readonly receipt: string; readonly at: string };

export type ReceiptPost = {
  readonly mailDomain: string;
  readonly host: string;
  readonly supportEmail: string;
  readonly mayMail: boolean;
};

const dedupeKey = (one: WithdrawalRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([one.name, one.email.toLowerCase(), one.orderNumber, one.items, one.message]))
    .digest("base64url");

/** The receipt for the typed address, without anything else that was typed, and the whole of it for support. */
function mailsOf(one: WithdrawalRequest & Receipt, { host, mayMail, supportEmail }: ReceiptPost): readonly NewMail[] {
  const { receipt, support } = withdrawalMails;
  const words = { receipt: one.receipt, at: one.at, host, supportEmail };
  const toSender: NewMail = {
    kind: "receipt",
    recipient: one.email,
    subject: receipt.subject(words),
    text: receipt.text(words),
    dedupeKey: `withdrawal ${one.receipt}`,
    createdAt: one.at,
  };
  const toSupport: NewMail = {
    kind: "contact",
    recipient: null,
    replyTo: { name: one.name, address: one.email },
    subject: support.subject(one),
    text: support.text(one),
    dedupeKey: `withdrawal ${one.receipt} for support`,
    createdAt: one.at,
  };
  return mayMail ? [toSender, toSupport] : [toSupport];
}

/** Keeps a withdrawal with its mails. The same declaration again gets the first receipt: the first day counts. */
export async function saveWithdrawal(
  database: DatabaseClient,
  one: WithdrawalRequest,
  post: ReceiptPost,
): Promise<Receipt & { readonly first: boolean }> {
  const dedupe_key = dedupeKey(one);
  const { orderNumber: order_number, ...columns } = one;
  const made: Receipt = { receipt: randomUUID(), at: new Date().toISOString() };
  const receipt_mail = post.mayMail ? "queued" : "withheld";
  return database.transaction(async (db) => {
    const insert = db
      .insertInto("withdrawals")
      .values({ ...columns, ...made, order_number, email_key: one.email.toLowerCase(), dedupe_key, receipt_mail })
      .onConflict((conflict) => conflict.column("dedupe_key").doNothing());
    if ((await changedRows(insert)) === 0) {
      const known = await db
        .selectFrom("withdrawals")
        .select(["receipt", "at"])
        .where("dedupe_key", "=", dedupe_key)
        .executeTakeFirstOrThrow();
      return { ...known, first: false };
    }
    await enqueueMails(db, mailsOf({ ...one, ...made }, post), post.mailDomain);
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
