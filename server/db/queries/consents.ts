import type { Kysely, Selectable } from "kysely";
import { emailKey as keyOf } from "#contract/email.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ConsentEvent, SubscriberSchema, SubscriberTables } from "#server/db/schema.ts";
import { enqueueMails, type NewMail } from "./enqueue-mails.ts";
import { insertNew } from "./query-parts.ts";
import { forgetRefusals } from "./refused-addresses.ts";

type SubscribersDb = Kysely<SubscriberTables>;

/** A consent: who, on which page, to which text. */
export type ConsentInput = { readonly email: string; readonly source: string; readonly consentTextId: string };

/** Records consent events; a second one with the same dedupe key is skipped. */
async function recordConsents(
  subscribersDb: SubscribersDb,
  event: ConsentEvent,
  items: readonly ConsentInput[],
  dedupeKeyOf: (email_key: string) => string | null = () => null,
): Promise<void> {
  if (items.length === 0) return;
  const at = new Date().toISOString();
  const rows = items.map(({ email, source, consentTextId }) => {
    const email_key = keyOf(email);
    return { email, email_key, at, event, source, consent_text_id: consentTextId, dedupe_key: dedupeKeyOf(email_key) };
  });
  const insert = subscribersDb.insertInto("consents").values(rows);
  await insert.onConflict((conflict) => conflict.column("dedupe_key").doNothing()).execute();
}

/** The first item of each address, sorted so that concurrent inserts of the same addresses can't deadlock. */
const distinct = <T extends { readonly email: string }>(items: readonly T[]): T[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item.email), item]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);

/** Inserts subscribers, one row an address, and gives those that are new. */
async function insertSubscribers(
  subscribersDb: SubscribersDb,
  items: readonly ConsentInput[],
): Promise<readonly ConsentInput[]> {
  const subscribed_at = new Date().toISOString();
  const people = distinct(items);
  const rows = people.map(({ email, source }) => ({ email, email_key: keyOf(email), subscribed_at, source }));
  const insert = subscribersDb.insertInto("subscribers").values(rows).returning("email_key");
  const inserted = await insert.onConflict((conflict) => conflict.column("email_key").doNothing()).execute();
  const added = new Set(inserted.map(({ email_key }) => email_key));
  return people.filter(({ email }) => added.has(keyOf(email)));
}

/**
 * Makes those of some addresses that an import brought subscribers of their own: undoing the import leaves them from
 * then on. Gives who they are.
 */
async function takeOverImported(
  subscribersDb: SubscribersDb,
  items: readonly ConsentInput[],
): Promise<readonly ConsentInput[]> {
  if (items.length === 0) return [];
  const imported = subscribersDb
    .updateTable("subscribers")
    .set({ import_id: null })
    .where("import_id", "is not", null)
    .where(
      "email_key",
      "in",
      items.map(({ email }) => keyOf(email)),
    );
  const taken = new Set((await imported.returning("email_key").execute()).map(({ email_key }) => email_key));
  return distinct(items).filter(({ email }) => taken.has(keyOf(email)));
}

/**
 * Saves subscribers and the consent of each new one, in one transaction. Somebody whom an import brought counts as new:
 * what they agree to themselves is worth more than what was stated for them.
 */
export async function saveSubscribers(
  database: DatabaseClient,
  schema: SubscriberSchema,
  items: readonly ConsentInput[],
): Promise<void> {
  await database.subscribersTransaction(schema, async (subscribersDb) => {
    const added = await insertSubscribers(subscribersDb, items);
    const known = items.filter((item) => !added.includes(item));
    await recordConsents(subscribersDb, "given", [...added, ...(await takeOverImported(subscribersDb, known))]);
  });
}

/** How the mail of the double opt-in is made, and the domain of its Message-ID. */
export type ConfirmationMail = {
  readonly mail: (email: string, dedupeKey: string) => NewMail;
  readonly mailDomain: string;
};

/** The last withdrawal of each address that ever left, by its id. */
async function lastWithdrawals(subscribersDb: SubscribersDb, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await subscribersDb
    .selectFrom("consents")
    .select(({ fn }) => ["email_key", fn.max<number>("id").as("id")])
    .where("event", "=", "withdrawn")
    .where("email_key", "in", keys)
    .groupBy("email_key")
    .execute();
  return new Map(rows.map(({ email_key, id }) => [email_key, id]));
}

/**
 * Queues the mails that ask to confirm, at most one a day per address; subscribers get none. Who has left since may
 * come back on the same day, so leaving starts anew.
 */
export async function requestConfirmation(
  database: DatabaseClient,
  schema: SubscriberSchema,
  items: readonly ConsentInput[],
  { mail, mailDomain }: ConfirmationMail,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const people = distinct(items);
  const keys = people.map(({ email }) => keyOf(email));
  await database.subscribersTransaction(schema, async (inside, db) => {
    const rows = await inside.selectFrom("subscribers").select("email_key").where("email_key", "in", keys).execute();
    const subscribed = new Set(rows.map(({ email_key }) => email_key));
    const unconfirmed = people.filter(({ email }) => !subscribed.has(keyOf(email)));
    const left = await lastWithdrawals(inside, keys);
    const dayKey = (key: string): string => (left.has(key) ? `${day} ${key} after ${left.get(key)}` : `${day} ${key}`);
    await recordConsents(inside, "asked", unconfirmed, (key) => `asked ${dayKey(key)}`);
    const mails = unconfirmed.map(({ email }) => mail(email, `confirm ${schema} ${dayKey(keyOf(email))}`));
    await enqueueMails(db, mails, mailDomain);
  });
}

function lastConsent(
  subscribersDb: SubscribersDb,
  email: string,
): Promise<Selectable<SubscriberTables["consents"]> | undefined> {
  const consents = subscribersDb.selectFrom("consents").selectAll().where("email_key", "=", keyOf(email));
  return consents.orderBy("id", "desc").executeTakeFirst();
}

/**
 * Subscribes an address that was asked to confirm, and records it; false for one that wasn't asked, or has unsubscribed
 * since.
 */
export async function confirmSubscriber(
  database: DatabaseClient,
  schema: SubscriberSchema,
  email: string,
): Promise<boolean> {
  return database.subscribersTransaction(schema, async (subscribersDb) => {
    const last = await lastConsent(subscribersDb, email);
    if (!last || last.event === "withdrawn") return false;
    const added = await insertSubscribers(subscribersDb, [{ ...last, consentTextId: last.consent_text_id }]);
    await recordConsents(subscribersDb, "confirmed", added);
    return true;
  });
}

/** Deletes the mails of a list's campaigns that still wait for some addresses. */
export async function deletePendingMails(db: Database, emails: readonly string[], list: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("sent_at", "is", null)
    .where("ended_at", "is", null)
    .where(({ eb, fn }) => eb(fn<string>("lower", ["recipient"]), "in", emails.map(keyOf)))
    .where("campaign_id", "in", (query) => query.selectFrom("campaigns").select("id").where("audience", "=", list))
    .execute();
}

/** The id of the consent text of subscribers of whom nobody knows what they agreed to. */
export const unknownConsentText = "not recorded";

/**
 * Unsubscribes an address from the newsletter in both schemas, records it, and deletes its waiting mails.
 * @param source where they unsubscribed
 * @param onRemoved runs with each subscriber that is removed, in the same transaction
 * @returns how many subscribers were removed
 */
export async function leaveNewsletter(
  database: DatabaseClient,
  email: string,
  source: string,
  onRemoved?: (db: Database, schema: SubscriberSchema, id: number) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (const schema of ["public", "production"] as const) {
    count += await database.subscribersTransaction(schema, async (subscribersDb, db) => {
      const subscribed = subscribersDb.deleteFrom("subscribers").where("email_key", "=", keyOf(email));
      const removed = await subscribed.returning(["id", "email"]).execute();
      const last = await lastConsent(subscribersDb, email);
      const given = last?.event === "withdrawn" ? undefined : last;
      // Of a subscriber without a consent nobody knows what they agreed to; that they no longer do is known.
      const leaving = given?.email ?? removed[0]?.email;
      if (leaving !== undefined) {
        const consentTextId = given?.consent_text_id ?? unknownConsentText;
        await recordConsents(subscribersDb, "withdrawn", [{ email: leaving, consentTextId, source }]);
      }
      for (const { id } of removed) await onRemoved?.(db, schema, id);
      return removed.length;
    });
  }
  await deletePendingMails(database.db, [email], "newsletter");
  await forgetRefusals(database.db, email);
  return count;
}

/** Adds an address to a product's ship-date list, once. @param product_id the slug of its page */
export async function addShipDateAlert(
  db: Database,
  product_id: string,
  { email, source, consentTextId: consent_text_id }: ConsentInput,
): Promise<void> {
  const row = { product_id, email, email_key: keyOf(email), at: new Date().toISOString(), source, consent_text_id };
  await insertNew(db, "ship_date_alerts", row);
}

/** Removes an address from a product's ship-date list, with its waiting mails. */
export async function removeShipDateAlert(db: Database, product: string, email: string): Promise<void> {
  const alerts = db.deleteFrom("ship_date_alerts").where("product_id", "=", product);
  await alerts.where("email_key", "=", keyOf(email)).execute();
  await deletePendingMails(db, [email], `ship:${product}`);
}
