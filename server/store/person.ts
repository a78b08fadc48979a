import type { Store } from "./store.ts";
import { subscriberSchemas } from "./subscribers.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Everything kept under an e-mail address, by what it is. */
export type Person = {
  readonly email: string;
  readonly subscriptions: Rows;
  readonly consents: Rows;
  readonly shipDateList: Rows;
  readonly contactMessages: Rows;
  readonly withdrawals: Rows;
  readonly mails: Rows;
};

/** Everything that is kept about an e-mail address, in any spelling of its letters. Changes nothing. */
export async function exportPerson(store: Store, email: string): Promise<Person> {
  const key = email.trim().toLowerCase();
  const subscriptions = [];
  const consents = [];
  for (const schema of subscriberSchemas) {
    const people = store.subscribers(schema);
    const rows = await people.selectFrom("subscribers").selectAll().where("email_key", "=", key).execute();
    subscriptions.push(...rows.map((row) => ({ schema, ...row })));
    const said = await people.selectFrom("consents").selectAll().where("email_key", "=", key).orderBy("id").execute();
    consents.push(...said.map((row) => ({ schema, ...row })));
  }
  const { shop } = store;
  return {
    email: key,
    subscriptions,
    consents,
    shipDateList: await shop.selectFrom("ship_list").selectAll().where("email_key", "=", key).execute(),
    contactMessages: await shop
      .selectFrom("messages")
      .selectAll()
      .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", key))
      .orderBy("id")
      .execute(),
    withdrawals: await shop.selectFrom("withdrawals").selectAll().where("email_key", "=", key).orderBy("id").execute(),
    mails: await shop
      .selectFrom("outbox")
      .select(["id", "kind", "recipient", "reply_address", "subject", "text", "created_at", "sent_at"])
      .where(({ eb, fn, or }) =>
        or([eb(fn<string>("lower", ["recipient"]), "=", key), eb(fn<string>("lower", ["reply_address"]), "=", key)]),
      )
      .orderBy("id")
      .execute(),
  };
}

/**
 * Erases all of it: subscriptions, consents, the wait for a ship date, messages, withdrawals and mails, sent or not.
 * @returns how many rows of each are gone
 */
export async function erasePerson(store: Store, email: string): Promise<Record<string, number>> {
  const held = await exportPerson(store, email);
  const ids = (rows: Rows): number[] => rows.map(({ id }) => Number(id));
  for (const schema of subscriberSchemas) {
    await store.subscribersTransaction(schema, async (people) => {
      await people.deleteFrom("subscribers").where("email_key", "=", held.email).execute();
      await people.deleteFrom("consents").where("email_key", "=", held.email).execute();
    });
  }
  const messageIds = ids(held.contactMessages);
  await store.transaction(async (shop) => {
    await shop.deleteFrom("ship_list").where("email_key", "=", held.email).execute();
    await shop.deleteFrom("withdrawals").where("email_key", "=", held.email).execute();
    for (const id of ids(held.mails)) await shop.deleteFrom("outbox").where("id", "=", id).execute();
    // Their mails first: they refer to them.
    for (const id of messageIds) {
      await shop.deleteFrom("outbox").where("message_id", "=", id).execute();
      await shop.deleteFrom("messages").where("id", "=", id).execute();
    }
  });
  const { email: _, ...lists } = held;
  return Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.length]));
}
