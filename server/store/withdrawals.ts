import { createHash, randomUUID } from "node:crypto";
import { withdrawalMails } from "#content/withdrawal.ts";
import type { WithdrawalRequest } from "#contract/withdrawal.ts";
import { type NewMail, putMails } from "./outbox.ts";
import type { Shop, Store } from "./store.ts";

/** What proves that a withdrawal arrived, and when. */
export type Receipt = { readonly receipt: string; readonly at: string };

const onceKey = (one: WithdrawalRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([one.name, one.email.toLowerCase(), one.orderNumber, one.items, one.message]))
    .digest("base64url");

function mailsOf(one: WithdrawalRequest & Receipt): readonly NewMail[] {
  const { receipt, support } = withdrawalMails;
  return [
    {
      kind: "receipt",
      recipient: one.email,
      subject: receipt.subject(one),
      text: receipt.text(one),
      onceKey: `withdrawal ${one.receipt}`,
      createdAt: one.at,
    },
    {
      kind: "contact",
      recipient: null,
      replyTo: { name: one.name, address: one.email },
      subject: support.subject(one),
      text: support.text(one),
      onceKey: `withdrawal ${one.receipt} for support`,
      createdAt: one.at,
    },
  ];
}

/**
 * Keeps a withdrawal with its two mails, all or nothing. The same declaration again is the same one: it causes no further
 * mail and gets the receipt of the first, because the first day is the one that counts.
 */
export async function keepWithdrawal(store: Store, one: WithdrawalRequest, mailDomain: string): Promise<Receipt> {
  const once_key = onceKey(one);
  const { orderNumber: order_number, ...columns } = one;
  const made: Receipt = { receipt: randomUUID(), at: new Date().toISOString() };
  return store.transaction(async (shop) => {
    const { numInsertedOrUpdatedRows } = await shop
      .insertInto("withdrawals")
      .values({ ...columns, ...made, order_number, email_key: one.email.toLowerCase(), once_key })
      .onConflict((conflict) => conflict.column("once_key").doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows ?? 0n) === 0) {
      return shop
        .selectFrom("withdrawals")
        .select(["receipt", "at"])
        .where("once_key", "=", once_key)
        .executeTakeFirstOrThrow();
    }
    await putMails(shop, mailsOf({ ...one, ...made }), mailDomain);
    return made;
  });
}

/** When the withdrawal behind a receipt arrived (ISO 8601, UTC), or null where there is none. */
export async function withdrawalAt(shop: Shop, receipt: string): Promise<string | null> {
  const row = await shop.selectFrom("withdrawals").select("at").where("receipt", "=", receipt).executeTakeFirst();
  return row?.at ?? null;
}
