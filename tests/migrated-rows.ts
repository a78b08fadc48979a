import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { type Engine, shopSchema } from "#server/db/columns.ts";
import { connectDatabase, type DatabaseClient } from "#server/db/database.ts";
import { emptyDatabase, type TestDatabase } from "./databases.ts";
import { withoutSecond, withSecond } from "./second-migration.ts";

/** Opens a database with the first release's tables. */
export const firstTables = (place: TestDatabase): Promise<DatabaseClient> =>
  connectDatabase({ ...place, migrations: withoutSecond });
/** Opens a database, and runs the example of a second migration on it. */
export const bothTables = (place: TestDatabase): Promise<DatabaseClient> =>
  connectDatabase({ ...place, migrations: withSecond });

/** A row that others refer to, one without what the second migration wants, and one that was removed. */
async function fill({ everything, engine }: DatabaseClient): Promise<void> {
  const message = (topic: string) => sql`insert into ${sql.id(shopSchema(engine), "contact_messages")}
    (name, email, topic, message, created_at, dedupe_key)
    values ('Ada', 'ada@example.com', ${topic}, 'Hello', '2026-01-01T00:00:00.000Z', ${topic})`;
  for (const topic of ["order", "", "removed"]) await message(topic).execute(everything);
  await sql`delete from ${sql.id(shopSchema(engine), "contact_messages")} where topic = 'removed'`.execute(everything);
  await sql`insert into ${sql.id(shopSchema(engine), "message_entries")} (message_id, kind, text, username, at, dedupe_key)
    values (1, 'note', 'Look', 'boss', '2026-01-01T00:00:00.000Z', 'k')`.execute(everything);
  for (const schema of ["public", "production"]) {
    await sql`insert into ${sql.id(schema, "subscribers")} (email, email_key, subscribed_at, source)
      values ('ada@example.com', 'ada@example.com', '2026-01-01T00:00:00.000Z', '/')`.execute(everything);
  }
}

/** Checks everything that the second migration changed or might have lost in {@link filledDatabase}. */
export async function expectSecond(database: DatabaseClient): Promise<void> {
  const { everything, engine, db } = database;
  for (const schema of ["public", "production"]) {
    const { rows } = await sql`select language from ${sql.id(schema, "subscribers")}`.execute(everything);
    expect(rows).toEqual([{ language: "en" }]);
  }
  const messages = sql.id(shopSchema(engine), "contact_messages");
  expect((await sql`select id, topic from ${messages} order by id`.execute(everything)).rows).toEqual([
    { id: 1, topic: "order" },
    { id: 2, topic: "other" },
  ]);
  expect(await db.selectFrom("message_entries").select("message_id").execute()).toEqual([{ message_id: 1 }]);
  const added = sql`insert into ${messages} (name, email, message, created_at, dedupe_key)
    values ('Eve', 'eve@example.com', 'Hello', '2026-01-01T00:00:00.000Z', 'new') returning id, topic`;
  expect((await added.execute(everything)).rows).toEqual([{ id: 4, topic: "other" }]);
  await expect(sql`delete from ${messages} where id = 1`.execute(everything)).rejects.toThrow(/foreign key/i);
  const indexes = sql<{ name: string }>`${
    engine === "sqlite"
      ? sql`select name from main.sqlite_master union all select name from production.sqlite_master`
      : sql`select indexname as name from pg_indexes`
  }`;
  const names = (await indexes.execute(everything)).rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["subscribers_language", "contact_messages_topic"]));
  expect(names).not.toContain("contact_messages_copy");
}

/** A database with the first release's tables and rows of all that the second migration changes; dropped after the test. */
export async function filledDatabase(engine: Engine): Promise<TestDatabase> {
  const place = await emptyDatabase(engine);
  onTestFinished(() => place.drop());
  const database = await firstTables(place);
  await fill(database);
  await database.close();
  return place;
}
