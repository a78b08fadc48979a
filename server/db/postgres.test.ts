import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyDatabase, type TestDatabase } from "#tests/databases.ts";
import { subscriberRow } from "#tests/rows.ts";
import { connectDatabase, type DatabaseClient } from "./database.ts";
import { type ConfirmationMail, type ConsentInput, requestConfirmation, saveSubscribers } from "./queries/consents.ts";
import { recordHits } from "./queries/rate-limits.ts";
import { isUnavailable } from "./unavailable.ts";

const connections = 10;
const day = new Date().toISOString().slice(0, 10);
const agreeing = (email: string): ConsentInput => ({ email, source: "website", consentTextId: "w" });
const asking: ConfirmationMail = {
  mailDomain: "shop.example",
  mail: (email, dedupeKey) => ({ kind: "confirm", recipient: email, subject: "s", text: "t", dedupeKey }),
};

async function countAll(database: DatabaseClient, items: readonly ConsentInput[]): Promise<void> {
  await recordHits(
    database.db,
    items.map(({ email }) => ({ key: email, windowMs: 60_000, maxTries: 10 })),
  );
}

let testDatabase: TestDatabase;
let databases: DatabaseClient[];
beforeEach(async () => {
  testDatabase = await emptyDatabase("postgres");
  databases = await Promise.all([1, 2, 3].map(() => connectDatabase(testDatabase)));
});
afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await testDatabase.drop();
});
const at = (i: number): DatabaseClient => databases[i] ?? expect.unreachable();

/** The number of connections that wait for another's lock. */
async function waitingForLocks(database: DatabaseClient): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
  `.execute(database.everything);
  return rows[0]?.count ?? 0;
}

describe("processes that keep the same addresses in another order", () => {
  test.each<[string, (database: DatabaseClient, items: readonly ConsentInput[]) => Promise<void>]>([
    ["keeping", (database, items) => saveSubscribers(database, "public", items)],
    ["counting tries", countAll],
    ["asking", (database, items) => requestConfirmation(database, "public", items, asking)],
  ])("%s: none waits for the other for ever", async (_, keep) => {
    const [holds, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // A locked address in the middle of both lists makes sure that both have begun before either finishes.
    const third = at(2).subscribersTransaction("public", async (subscribersDb, db) => {
      await db.insertInto("rate_limits").values({ key: "m@x.com", count: 1, max_tries: 1, resets_at: 0 }).execute();
      const row = { email: "m@x.com", email_key: "m@x.com", source: "website" };
      await subscribersDb.insertInto("subscribers").values(subscriberRow("m@x.com")).execute();
      const note = { ...row, at: new Date().toISOString(), event: "asked" as const, consent_text_id: "w" };
      await subscribersDb
        .insertInto("consents")
        .values({ ...note, dedupe_key: `asked ${day} m@x.com` })
        .execute();
      holds.resolve();
      await release.promise;
      throw new Error("taken back");
    });
    await holds.promise;
    const campaigns = ["a@x.com", "m@x.com", "z@x.com"].map(agreeing);
    const both = [keep(at(0), campaigns), keep(at(1), campaigns.toReversed())];
    await expect.poll(() => waitingForLocks(at(2)), { interval: 10 }).toBe(2);
    release.resolve();
    await expect(third).rejects.toThrow("taken back");
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });
});

// The timeouts are real, so a slow machine gets a retry.
describe("a database that is busy", { retry: 2 }, () => {
  test("is waited for: it isn't gone", async () => {
    const database = at(0);
    const slow = Array.from({ length: connections }, () => sql`select pg_sleep(1.2)`.execute(database.everything));
    await Promise.all([...slow, database.ping(), database.ping()]);
  });

  test("for too long refuses who waits, and at once who comes right after", async () => {
    const database = at(0);
    // However long the machine takes, the second comes right after the first.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    const slow = Array.from({ length: 2 * connections }, () => sql`select pg_sleep(1.3)`.execute(database.everything));
    await expect(database.ping()).rejects.toThrow("the database can't be reached");
    // At once: no connection is waited for.
    const connect = vi.spyOn(pg.Pool.prototype, "connect");
    await expect(database.ping()).rejects.toMatchObject({ name: "DatabaseUnavailableError" });
    expect(connect).not.toHaveBeenCalled();
    vi.mocked(performance.now).mockRestore();
    await Promise.allSettled(slow);
    await database.ping();
  });
});

test("a statement that takes too long is ended, but for a backup's; the next one has its answer", async () => {
  const patient = await connectDatabase({ ...testDatabase, longRunning: true });
  const sleep = ({ everything }: DatabaseClient) => sql`select pg_sleep(2.5)`.execute(everything);
  const [ended, done] = await Promise.allSettled([sleep(at(0)), sleep(patient)]);
  expect([ended.status, done.status]).toEqual(["rejected", "fulfilled"]);
  expect(ended.status === "rejected" && isUnavailable(ended.reason)).toBe(true);
  await expect.poll(() => at(0).ping(), { interval: 50 }).toBeUndefined();
  await patient.close();
});

test("a connection that breaks while nobody uses it is told, and the next query has another", async () => {
  const broken: Error[] = [];
  const database = await connectDatabase({ ...testDatabase, onError: (error) => broken.push(error) });
  await database.ping();
  const { databaseUrl } = testDatabase;
  const server = new pg.Client(databaseUrl ?? "");
  await server.connect();
  const named = await server.query<{ name: string }>(
    `select application_name as name, pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(new Set(named.rows.map(({ name }) => name))).toEqual(new Set(["incard-shop"]));
  await expect.poll(() => broken.length, { interval: 10 }).toBeGreaterThan(0);
  await expect.poll(() => database.ping(), { interval: 50 }).toBeUndefined();
  await server.end();
  await database.close();
});

test("numbers and moments are read as SQLite has them", async () => {
  const { rows } =
    await sql`select 9007199254740991::int8 as number, '2026-01-02T04:04:05.678+01'::timestamptz as moment,
    true as boolean, 1.5::float8 as fraction`.execute(at(0).everything);
  expect(rows).toEqual([
    { number: 9007199254740991, moment: "2026-01-02T03:04:05.678Z", boolean: true, fraction: 1.5 },
  ]);
});
