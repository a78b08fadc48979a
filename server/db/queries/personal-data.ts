import type { DatabaseClient } from "#server/db/database.ts";
import { entriesOf } from "./message-entries.ts";
import { subscriberSchemas } from "./subscribers.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];

export type PersonalData = {
  readonly email: string;
  readonly subscriptions: Rows;
  readonly consents: Rows;
  readonly shipDateList: Rows;
  readonly contactMessages: Rows;
  /** What staff answered and noted to them. */
  readonly messageEntries: Rows;
  readonly withdrawals: Rows;
  readonly mails: Rows;
};

export async function exportPersonalData(database: DatabaseClient, email: string): Promise<PersonalData> {
  const key = email.trim().toLowerCase();
  const subscriptions = [];
  const consents = [];
  for (const schema of subscriberSchemas) {
    const subscribersDb = database.subscribers(schema);
    const rows = await subscribersDb.selectFrom("subscribers").selectAll().where("email_key", "=", key).execute();
    subscriptions.push(...rows.map((row) => ({ schema, ...row })));
    const said = await subscribersDb
      .selectFrom("consents")
      .selectAll()
      .where("email_key", "=", key)
      .orderBy("id")
      .execute();
    consents.push(...said.map((row) => ({ schema, ...row })));
  }
  const { db } = database;
  const contactMessages = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", key))
    .orderBy("id")
    .execute();
  return {
    email: key,
    subscriptions,
    consents,
    shipDateList: await db.selectFrom("ship_date_alerts").selectAll().where("email_key", "=", key).execute(),
    contactMessages,
    messageEntries: await entriesOf(
      db,
      contactMessages.map(({ id }) => id),
    ),
    withdrawals: await db.selectFrom("withdrawals").selectAll().where("email_key", "=", key).orderBy("id").execute(),
    mails: await db
      .selectFrom("outbox")
      .select(["id", "kind", "recipient", "reply_to_email", "subject", "text", "created_at", "sent_at"])
      .where(({ eb, fn, or }) =>
        or([eb(fn<string>("lower", ["recipient"]), "=", key), eb(fn<string>("lower", ["reply_to_email"]), "=", key)]),
      )
      .orderBy("id")
      .execute(),
  };
}

/** Erases all of it, mails included. @returns the number of deleted rows of each kind */
export async function erasePersonalData(database: DatabaseClient, email: string): Promise<Record<string, number>> {
  const held = await exportPersonalData(database, email);
  const ids = (rows: Rows): number[] => rows.map(({ id }) => Number(id));
  for (const schema of subscriberSchemas) {
    await database.subscribersTransaction(schema, async (subscribersDb) => {
      await subscribersDb.deleteFrom("subscribers").where("email_key", "=", held.email).execute();
      await subscribersDb.deleteFrom("consents").where("email_key", "=", held.email).execute();
    });
  }
  const messageIds = ids(held.contactMessages);
  await database.transaction(async (db) => {
    await db.deleteFrom("ship_date_alerts").where("email_key", "=", held.email).execute();
    await db.deleteFrom("withdrawals").where("email_key", "=", held.email).execute();
    for (const id of ids(held.mails)) await db.deleteFrom("outbox").where("id", "=", id).execute();
    // Mails, answers and notes first, because they reference the messages.
    for (const id of messageIds) {
      await db.deleteFrom("outbox").where("contact_message_id", "=", id).execute();
      await db.deleteFrom("message_entries").where("message_id", "=", id).execute();
      await db.deleteFrom("contact_messages").where("id", "=", id).execute();
    }
  });
  const { email: _, ...lists } = held;
  return Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.length]));
}
