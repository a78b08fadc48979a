import type { Kysely } from "kysely";
import type { ImportedPerson, ImportPartRequest } from "#contract/admin-subscriber-imports.ts";
import { emailKey as keyOf } from "#contract/email.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow, SubscriberSchema, SubscriberTables } from "#server/db/schema.ts";
import { recordAuditEntry } from "./audit-log.ts";
import { deletePendingMails } from "./consents.ts";
import { didChange, insertNew, type Page, type PageOf, selectPage } from "./query-parts.ts";
import { subscriberSchemas } from "./subscribers.ts";

type SubscribersDb = Kysely<SubscriberTables>;
type ImportRow = ShopRow<"subscriber_imports">;

/** The id of the consent text of people who were imported: what they agreed to is with the service they came from. */
export const importedConsentText = "imported";

/** Which of some addresses an import leaves out, by their keys (the address in lower case). */
export type KnownAddresses = {
  readonly subscribed: ReadonlySet<string>;
  /** Who unsubscribed here, from either list, and didn't come back. */
  readonly unsubscribed: ReadonlySet<string>;
};

/**
 * Finds which of some addresses are on a list, and which unsubscribed here before.
 * @param subscribersDb in or out of a transaction, of any of the two schemas
 */
async function knownIn(
  subscribersDb: SubscribersDb,
  schema: SubscriberSchema,
  keys: readonly string[],
): Promise<KnownAddresses> {
  const rows = subscribersDb.selectFrom("subscribers").select("email_key").where("email_key", "in", keys);
  const subscribed = new Set((await rows.execute()).map(({ email_key }) => email_key));
  const unsubscribed = new Set<string>();
  for (const other of subscriberSchemas) {
    const db = other === schema ? subscribersDb : subscribersDb.withoutPlugins().withSchema(other);
    const events = db.selectFrom("consents").select(["email_key", "event"]).where("email_key", "in", keys);
    const last = new Map((await events.orderBy("id").execute()).map(({ email_key, event }) => [email_key, event]));
    for (const [key, event] of last) if (event === "withdrawn" && !subscribed.has(key)) unsubscribed.add(key);
  }
  return { subscribed, unsubscribed };
}

/** Finds which of some addresses an import into a list would leave out. Nothing is changed. */
export const knownAddresses = (
  database: DatabaseClient,
  schema: SubscriberSchema,
  emails: readonly string[],
): Promise<KnownAddresses> => knownIn(database.subscribers(schema), schema, emails.map(keyOf));

/** What an import came to so far. */
export type ImportTotals = {
  readonly id: number;
  readonly added: number;
  readonly subscribed: number;
  readonly unsubscribed: number;
};

/** Why a part of an import isn't taken: the import was undone, or an earlier part is missing. */
export type ImportRefusal = "undone" | "out of order";

const totalsOf = (row: ImportRow): ImportTotals => ({
  id: row.id,
  added: row.added,
  subscribed: row.already_subscribed,
  unsubscribed: row.unsubscribed_before,
});

const importOf = (db: Database, key: string): Promise<ImportRow | undefined> =>
  db.selectFrom("subscriber_imports").selectAll().where("idempotency_key", "=", key).executeTakeFirst();

/** Makes the import with its first part, or claims the next part of one; false where somebody else has it. */
async function claimPart(
  db: Database,
  { key, part, fileName, fileRows }: ImportPartRequest,
  by: { readonly schema: SubscriberSchema; readonly username: string },
): Promise<boolean> {
  if (part > 0) {
    const next = db.updateTable("subscriber_imports").set({ next_part: part + 1 });
    const open = next.where("idempotency_key", "=", key).where("next_part", "=", part);
    return didChange(open.where("undone_at", "is", null).where("finished_at", "is", null));
  }
  const at = new Date().toISOString();
  const isNew = await insertNew(db, "subscriber_imports", {
    idempotency_key: key,
    at,
    username: by.username,
    list: by.schema,
    file_name: fileName,
    file_rows: fileRows,
    next_part: 1,
    added: 0,
    already_subscribed: 0,
    unsubscribed_before: 0,
    removed: 0,
  });
  const row = isNew ? await importOf(db, key) : undefined;
  if (row) await recordAuditEntry(db, by.username, "subscribers import begun", `import ${row.id}: ${fileName}`);
  return isNew;
}

/** Inserts people with the consent that is stated for each, one row an address. Gives how many are new. */
async function insertPeople(
  subscribersDb: SubscribersDb,
  people: readonly ImportedPerson[],
  import_id: number,
): Promise<number> {
  if (people.length === 0) return 0;
  const subscribed_at = new Date().toISOString();
  const keyed = people.map((person) => ({ ...person, email_key: keyOf(person.email) }));
  const rows = keyed.map(({ email, email_key, source }) => ({ email, email_key, subscribed_at, source, import_id }));
  const insert = subscribersDb.insertInto("subscribers").values(rows).returning("email_key");
  const inserted = await insert.onConflict((conflict) => conflict.column("email_key").doNothing()).execute();
  const added = new Set(inserted.map(({ email_key }) => email_key));
  const consents = keyed
    .filter(({ email_key }) => added.has(email_key))
    .map(({ email, email_key, source, at }) => ({
      email,
      email_key,
      at,
      event: "given" as const,
      source,
      consent_text_id: importedConsentText,
      dedupe_key: null,
      import_id,
    }));
  if (consents.length > 0) await subscribersDb.insertInto("consents").values(consents).execute();
  return added.size;
}

/** The first of each address, sorted so that concurrent inserts of the same addresses can't deadlock. */
const distinct = (people: readonly ImportedPerson[]): ImportedPerson[] =>
  [...new Map(people.toReversed().map((person) => [keyOf(person.email), person]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, person]) => person);

/**
 * Imports a part of a file into a list, in one transaction: who is subscribed, or unsubscribed here before, is left
 * out. No mail is sent. A part that was imported before changes nothing.
 * @returns what all parts so far came to, or why this one isn't taken
 */
export function importPart(
  database: DatabaseClient,
  by: { readonly schema: SubscriberSchema; readonly username: string },
  request: ImportPartRequest,
): Promise<ImportTotals | ImportRefusal> {
  return database.subscribersTransaction(by.schema, async (subscribersDb, db) => {
    const isClaimed = await claimPart(db, request, by);
    const row = await importOf(db, request.key);
    if (!row || row.next_part <= request.part) return row?.undone_at ? "undone" : "out of order";
    if (row.undone_at !== null) return "undone";
    if (!isClaimed) return totalsOf(row);
    const people = distinct(request.people);
    const { subscribed, unsubscribed } = await knownIn(
      subscribersDb,
      by.schema,
      people.map(({ email }) => keyOf(email)),
    );
    const isNew = ({ email }: ImportedPerson): boolean =>
      !subscribed.has(keyOf(email)) && !unsubscribed.has(keyOf(email));
    const added = await insertPeople(subscribersDb, people.filter(isNew), row.id);
    const counts = {
      added: row.added + added,
      unsubscribed_before: row.unsubscribed_before + unsubscribed.size,
      already_subscribed: row.already_subscribed + people.length - added - unsubscribed.size,
      finished_at: request.isLast ? new Date().toISOString() : null,
    };
    await db.updateTable("subscriber_imports").set(counts).where("id", "=", row.id).execute();
    if (request.isLast) {
      await recordAuditEntry(db, by.username, "subscribers imported", `import ${row.id}: ${counts.added} added`);
    }
    return totalsOf({ ...row, ...counts });
  });
}

/** So many people are removed in one transaction. */
const undoRows = 1_000;

/** How far the undoing of an import has come. */
export type UndoProgress = { readonly removed: number; readonly left: number };

/**
 * Takes back an import, a thousand people at a time: removes those whom it added and who haven't acted since, with the
 * consent stated for them and mails of campaigns that still wait for them. The import takes no further part.
 * @returns undefined for an import that there isn't
 */
export async function undoImport(
  database: DatabaseClient,
  username: string,
  id: number,
): Promise<UndoProgress | undefined> {
  const found = database.db.selectFrom("subscriber_imports").select("list").where("id", "=", id);
  const known = await found.executeTakeFirst();
  if (!known) return undefined;
  return database.subscribersTransaction(known.list, async (subscribersDb, db) => {
    const now = new Date().toISOString();
    // Written first, so that two who undo it wait for each other.
    const begun = db.updateTable("subscriber_imports").set({ undone_at: now }).where("id", "=", id);
    await didChange(begun);
    const theirs = subscribersDb.selectFrom("subscribers").where("import_id", "=", id);
    const rows = await theirs.select(["id", "email_key"]).orderBy("id").limit(undoRows).execute();
    const keys = rows.map(({ email_key }) => email_key);
    if (rows.length > 0) {
      const ids = rows.map((row) => row.id);
      await subscribersDb.deleteFrom("subscribers").where("id", "in", ids).execute();
      await subscribersDb.deleteFrom("consents").where("import_id", "=", id).where("email_key", "in", keys).execute();
      await deletePendingMails(db, keys, "newsletter");
    }
    const undone = db.updateTable("subscriber_imports").set(({ eb }) => ({ removed: eb("removed", "+", rows.length) }));
    const { removed } = await undone.where("id", "=", id).returning("removed").executeTakeFirstOrThrow();
    const left = (await theirs.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
    if (left === 0)
      await recordAuditEntry(db, username, "subscribers import undone", `import ${id}: ${removed} removed`);
    return { removed, left };
  });
}

/** An import, and how many of those it added are still there and haven't acted since. */
export type ListedImport = ImportRow & { readonly untouched: number };

/** Reads one page of the imports into a list, the newest first. */
export async function listImports(
  database: DatabaseClient,
  schema: SubscriberSchema,
  page: Page,
): Promise<PageOf<ListedImport>> {
  const all = database.db.selectFrom("subscriber_imports").selectAll().where("list", "=", schema);
  const { rows, count } = await selectPage(all.orderBy("id", "desc"), page);
  if (rows.length === 0) return { rows: [], count };
  const untouched = await database
    .subscribers(schema)
    .selectFrom("subscribers")
    .select(({ fn }) => ["import_id", fn.countAll<number>().as("count")])
    .where(
      "import_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("import_id")
    .execute();
  const counts = new Map(untouched.map((one) => [one.import_id, one.count]));
  return { rows: rows.map((row) => ({ ...row, untouched: counts.get(row.id) ?? 0 })), count };
}
