import { createHash, randomUUID } from "node:crypto";
import { withdrawalMails } from "#content/withdrawal.ts";
import type { WithdrawalRequest } from "#contract/withdrawal.ts";
import { type NewMail, putMails } from "./outbox.ts";
import type { Shop, Store } from "./store.ts";

/** What proves that a withdrawal arrived, and when. */
export type Receipt = { readonly receipt: string; readonly at: string };

/** What its mails need to know of this shop, and whether the receipt may be mailed. */
export type ReceiptPost = {
  readonly mailDomain: string;
  readonly host: string;
  readonly supportEmail: string;
  readonly mayMail: boolean;
};

const onceKey = (one: WithdrawalRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([one.name, one.email.toLowerCase(), one.orderNumber, one.items, one.message]))
    .digest("base64url");

/** The receipt for the address that was typed, with nothing else that was typed, and the whole of it for support. */
function mailsOf(one: WithdrawalRequest & Receipt, { host, mayMail, supportEmail }: ReceiptPost): readonly NewMail[] {
  const { receipt, support } = withdrawalMails;
  const words = { receipt: one.receipt, at: one.at, host, supportEmail };
  const toSender: NewMail = {
    kind: "receipt",
    recipient: one.email,
    subject: receipt.subject(words),
    text: receipt.text(words),
    onceKey: `withdrawal ${one.receipt}`,
    createdAt: one.at,
  };
  const toSupport: NewMail = {
    kind: "contact",
    recipient: null,
    replyTo: { name: one.name, address: one.email },
    subject: support.subject(one),
    text: support.text(one),
    onceKey: `withdrawal ${one.receipt} for support`,
    createdAt: one.at,
  };
  return mayMail ? [toSender, toSupport] : [toSupport];
}

/**
 * Keeps a withdrawal with its mails, all or nothing. The same declaration again is the same one: it causes no further mail
 * and gets the receipt of the first, because the first day is the one that counts.
 * @returns its receipt, and whether this call was the first
 */
export async function keepWithdrawal(
  store: Store,
  one: WithdrawalRequest,
  post: ReceiptPost,
): Promise<Receipt & { readonly first: boolean }> {
  const once_key = onceKey(one);
  const { orderNumber: order_number, ...columns } = one;
  const made: Receipt = { receipt: randomUUID(), at: new Date().toISOString() };
  const receipt_mail = post.mayMail ? "queued" : "withheld";
  return store.transaction(async (shop) => {
    const { numInsertedOrUpdatedRows } = await shop
      .insertInto("withdrawals")
      .values({ ...columns, ...made, order_number, email_key: one.email.toLowerCase(), once_key, receipt_mail })
      .onConflict((conflict) => conflict.column("once_key").doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows ?? 0n) === 0) {
      const known = await shop
        .selectFrom("withdrawals")
        .select(["receipt", "at"])
        .where("once_key", "=", once_key)
        .executeTakeFirstOrThrow();
      return { ...known, first: false };
    }
    await putMails(shop, mailsOf({ ...one, ...made }, post), post.mailDomain);
    return { ...made, first: true };
  });
}

/** The withdrawal behind a receipt, as it was declared, or null where there is none. */
export async function findWithdrawal(
  shop: Shop,
  receipt: string,
): Promise<(WithdrawalRequest & Receipt & { readonly mailed: boolean }) | null> {
  const row = await shop
    .selectFrom("withdrawals")
    .select(["receipt", "at", "name", "email", "order_number", "items", "message", "receipt_mail"])
    .where("receipt", "=", receipt)
    .executeTakeFirst();
  if (!row) return null;
  const { order_number: orderNumber, receipt_mail, ...rest } = row;
  return { ...rest, orderNumber, mailed: receipt_mail !== "withheld" };
}
