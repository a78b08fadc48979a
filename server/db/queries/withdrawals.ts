import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { z } from "zod";
import { withdrawalMails, withdrawalPage } from "#content/withdrawal.ts";
import { type WithdrawalState, withdrawalState, type withdrawalsQuery } from "#contract/admin-withdrawals.ts";
import { emailKey } from "#contract/email.ts";
import type { ShopPlace } from "#contract/services.ts";
import type { WithdrawalRequest } from "#contract/withdrawal.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { enqueueMails, type NewMail } from "./enqueue-mails.ts";
import type { MailState } from "./outbox.ts";
import { countByState, hashOf, insertNew, type PageOf, selectPage } from "./query-parts.ts";
import { rowContains, searchTextOf } from "./search-texts.ts";

/** The receipt of a withdrawal: its code, and when it arrived (ISO 8601). */
export type Receipt = { readonly receipt: string; readonly at: string };

/** What a withdrawal's mails need to know of this shop, and whether the receipt may be mailed. */
export type ReceiptPost = {
  readonly mailDomain: string;
  readonly host: string;
  readonly supportEmail: string;
  readonly place: Pick<ShopPlace, "location" | "countryName">;
  readonly mayMail: boolean;
};

/** The receipt for the typed address, without anything else that was typed, and the whole of it for support. */
function mailsOf(
  request: WithdrawalRequest & Receipt,
  { host, mayMail, supportEmail, place }: ReceiptPost,
): readonly NewMail[] {
  const { receipt, support } = withdrawalMails;
  const words = { receipt: request.receipt, at: request.at, host, supportEmail, location: place.location };
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
    text: support.text(request, withdrawalPage.to(supportEmail, place)),
    dedupeKey: `withdrawal ${request.receipt} for support`,
    createdAt: request.at,
  };
  return mayMail ? [toSender, toSupport] : [toSupport];
}

/** A withdrawal that is kept, and whether this declaration of it was the first. */
export type SavedWithdrawal = Receipt & { readonly first: boolean };

/**
 * Keeps a withdrawal with its mails, all or nothing. The same declaration again is the same one: it causes no further
 * mail and gets the receipt of the first, because the first day is the one that counts.
 */
export async function saveWithdrawal(
  database: DatabaseClient,
  request: WithdrawalRequest,
  post: ReceiptPost,
): Promise<SavedWithdrawal> {
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

/** A withdrawal as it was declared, and whether its receipt was mailed. */
export type DeclaredWithdrawal = Receipt &
  Pick<WithdrawalRequest, "name" | "email" | "orderNumber" | "items" | "message"> & { readonly mailed: boolean };

/** Reads the withdrawal behind a receipt's code; null where there is none. */
export async function findWithdrawal(db: Database, receipt: string): Promise<DeclaredWithdrawal | null> {
  const columns = ["receipt", "at", "name", "email", "order_number", "items", "message", "receipt_mail"] as const;
  const row = await db.selectFrom("withdrawals").select(columns).where("receipt", "=", receipt).executeTakeFirst();
  if (!row) return null;
  const { order_number: orderNumber, receipt_mail, ...rest } = row;
  return { ...rest, orderNumber, mailed: receipt_mail !== "withheld" };
}

/** A withdrawal with the columns of the mail that holds its receipt, which are null where that isn't kept any more. */
export type WithdrawalRow = Pick<
  ShopRow<"withdrawals">,
  "id" | "receipt" | "name" | "email" | "items" | "order_number" | "message" | "at" | "state" | "receipt_mail"
> & { readonly mail_id: number | null } & MailState;

/** Reads one page of the withdrawals that match a filter, the newest first, and how many match. */
export async function listWithdrawals(
  db: Database,
  { state, search, ...page }: z.infer<typeof withdrawalsQuery>,
): Promise<PageOf<WithdrawalRow>> {
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
  return selectPage(rows, page, wanted);
}

/** Counts the withdrawals in each state. */
export const countWithdrawals = (db: Database): Promise<Record<WithdrawalState, number>> =>
  countByState(db, "withdrawals", withdrawalState.options);

/** Gives a withdrawal another state, and gives the code of its receipt; null when there is none with that id. */
export async function markWithdrawal(db: Database, id: number, state: WithdrawalState): Promise<string | null> {
  const update = db.updateTable("withdrawals").set({ state, state_at: new Date().toISOString() });
  const row = await update.where("id", "=", id).returning("receipt").executeTakeFirst();
  return row?.receipt ?? null;
}
