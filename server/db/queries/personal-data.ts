import { type RawBuilder, sql } from "kysely";
import { cleanEmail, emailKey } from "#contract/email.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { type DataRequestRow, dataRequestsOf, forgetDataRequestsOf } from "./data-requests.ts";
import { type EntryRow, entriesOf } from "./message-entries.ts";
import { subscriberSchemas } from "./subscribers.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];

/** All that is stored for an e-mail address, by kind. */
export type PersonalData = {
  /** The address in lower case. */
  readonly email: string;
  readonly subscriptions: Rows;
  readonly consents: Rows;
  readonly shipDateList: Rows;
  readonly contactMessages: readonly ShopRow<"contact_messages">[];
  /** What staff answered and noted to them. */
  readonly messageEntries: readonly EntryRow[];
  readonly withdrawals: Rows;
  /** Orders of which a mail will ask for a review. */
  readonly reviewRequests: Rows;
  readonly mails: readonly PersonalMail[];
  /** What a mail server answered when it refused the address for good. */
  readonly refusals: Rows;
  /** Their requests for their data, with how they were recognized. */
  readonly dataRequests: readonly DataRequestRow[];
};

/** A mail to or from an address; of a campaign's mail the text is the campaign's. */
type PersonalMail = Pick<
  ShopRow<"outbox">,
  | "id"
  | "kind"
  | "recipient"
  | "reply_to_email"
  | "created_at"
  | "sent_at"
  | "ended_at"
  | "outcome"
  | "subject"
  | "text"
>;

/** Reads all that is stored for an e-mail address, ignoring case. Nothing is changed. */
export async function exportPersonalData(database: DatabaseClient, email: string): Promise<PersonalData> {
  const { db } = database;
  const key = emailKey(cleanEmail(email));
  const keyed = (table: "ship_date_alerts" | "withdrawals" | "refused_addresses"): Promise<Rows> =>
    db.selectFrom(table).selectAll().where("email_key", "=", key).orderBy("at").execute();
  async function inBothSchemas(table: "subscribers" | "consents"): Promise<Rows> {
    const found = [];
    for (const schema of subscriberSchemas) {
      const rows = database.subscribers(schema).selectFrom(table).selectAll().where("email_key", "=", key);
      found.push(...(await rows.orderBy("id").execute()).map((row) => ({ schema, ...row })));
    }
    return found;
  }
  const isTheirs = (column: string): RawBuilder<boolean> => sql<boolean>`lower(${sql.ref(column)}) = ${key}`;
  const messages = db.selectFrom("contact_messages").selectAll().where(isTheirs("email"));
  const contactMessages = await messages.orderBy("id").execute();
  const messageIds = contactMessages.map(({ id }) => id);
  // A campaign's text is stored once, with the campaign.
  const mails = db
    .selectFrom("outbox")
    .leftJoin("campaigns", "campaigns.id", "outbox.campaign_id")
    .select(["outbox.id", "kind", "recipient", "reply_to_email", "created_at", "sent_at", "ended_at", "outcome"])
    .select(sql<string>`coalesce(nullif(outbox.subject, ''), campaigns.subject, '')`.as("subject"))
    .select(sql<string>`coalesce(nullif(outbox.text, ''), campaigns.text, '')`.as("text"))
    .where(({ or }) => or([isTheirs("recipient"), isTheirs("reply_to_email")]));
  return {
    email: key,
    subscriptions: await inBothSchemas("subscribers"),
    consents: await inBothSchemas("consents"),
    shipDateList: await keyed("ship_date_alerts"),
    contactMessages,
    messageEntries: await entriesOf(db, messageIds),
    withdrawals: await keyed("withdrawals"),
    reviewRequests: await db.selectFrom("review_requests").selectAll().where("email_key", "=", key).execute(),
    mails: await mails.orderBy("outbox.id").execute(),
    refusals: await keyed("refused_addresses"),
    dataRequests: await dataRequestsOf(db, key),
  };
}

/**
 * Erases all that is stored for an e-mail address: subscriptions, consents, ship-date alerts, messages, withdrawals and
 * mails, sent or not. Of requests for data a hash and the days stay, and they are done.
 * @param username who is said to have done those that were open
 * @returns the number of deleted rows of each kind
 */
export async function erasePersonalData(
  database: DatabaseClient,
  email: string,
  username: string,
): Promise<Record<string, number>> {
  const held = await exportPersonalData(database, email);
  for (const schema of subscriberSchemas) {
    await database.subscribersTransaction(schema, async (subscribersDb) => {
      await subscribersDb.deleteFrom("subscribers").where("email_key", "=", held.email).execute();
      await subscribersDb.deleteFrom("consents").where("email_key", "=", held.email).execute();
    });
  }
  await database.transaction(async (db) => {
    for (const table of ["ship_date_alerts", "withdrawals", "review_requests", "refused_addresses"] as const) {
      await db.deleteFrom(table).where("email_key", "=", held.email).execute();
    }
    for (const { id } of held.mails) await db.deleteFrom("outbox").where("id", "=", id).execute();
    // Mails, answers and notes first, because they reference the messages.
    for (const { id } of held.contactMessages) {
      await db.deleteFrom("outbox").where("contact_message_id", "=", id).execute();
      await db.deleteFrom("message_entries").where("message_id", "=", id).execute();
      await db.deleteFrom("contact_messages").where("id", "=", id).execute();
    }
    await forgetDataRequestsOf(db, held.email, username);
  });
  const { email: _, ...lists } = held;
  return Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.length]));
}
