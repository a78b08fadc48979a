import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { emptyDatabase, type TestDatabase } from "#tests/databases.ts";
import { hasPgBouncer, startPgBouncer } from "#tests/pgbouncer.ts";
import { cannotOpen } from "./data-folder.ts";
import { connectDatabase, type DatabaseClient } from "./database.ts";
import { lockForRestore, lockForRunning } from "./running-lock.ts";
import { refuseSharedSessions } from "./session-check.ts";

let place: TestDatabase;
const name = (): string => (place.databaseUrl ?? "").split("/").at(-1) ?? "";
beforeAll(async () => {
  place = await emptyDatabase("postgres");
});
afterAll(() => place.drop());

async function bouncer(...settings: readonly string[]): Promise<string> {
  const started = await startPgBouncer(inject("postgresPort"), settings);
  onTestFinished(() => started.stop());
  return started.url(name());
}

/** Advisory locks that anybody holds on this database. */
async function heldLocks(): Promise<number> {
  const client = new pg.Client(place.databaseUrl ?? "");
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  );
  await client.end();
  return Number(rows[0]?.count);
}

test("the server's own address is taken", async () => {
  await refuseSharedSessions(place.databaseUrl ?? "");
});

// Left out where Debian's pgbouncer isn't installed.
describe.runIf(hasPgBouncer)("behind PgBouncer", () => {
  const ignoring =
    "ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout";
  test.each<[string, readonly string[]]>([
    ["transaction pooling", ["pool_mode = transaction"]],
    ["transaction pooling that ignores parameters", ["pool_mode = transaction", ignoring]],
    ["transaction pooling with one connection", ["pool_mode = transaction", "default_pool_size = 1"]],
    ["transaction pooling with turns", ["pool_mode = transaction", "server_round_robin = 1", "min_pool_size = 5"]],
    ["statement pooling", ["pool_mode = statement"]],
  ])("%s is refused with a sentence, by the shop and by a restore, and no lock stays", async (_, settings) => {
    const databaseUrl = await bouncer(...settings);
    const sentence =
      "DATABASE_URL: the database can't be opened (it leads to a pooler that gives each transaction another connection (PgBouncer's pool_mode = transaction or statement); the shop needs session pooling or the server's own address).";
    const behind = { ...place, databaseUrl };
    for (const open of [() => connectDatabase(behind), () => lockForRestore(behind, 0)]) {
      const failure: unknown = await open().then(
        () => null,
        (error: unknown) => error,
      );
      expect(cannotOpen(databaseUrl, failure).message).toBe(sentence);
    }
    expect(await heldLocks()).toBe(0);
  });

  test("session pooling is as the server's own address: it has our timeouts, and a running shop keeps a restore off", async () => {
    const databaseUrl = await bouncer("pool_mode = session", "default_pool_size = 30");
    const database: DatabaseClient = await connectDatabase({ ...place, databaseUrl });
    await database.ping();
    const shown = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database.everything);
    expect(shown.rows).toEqual([{ statement_timeout: "1800ms" }]);
    const shop = await lockForRunning({ ...place, databaseUrl }, 0);
    expect(await lockForRestore({ ...place, databaseUrl }, 0)).toBeNull();
    expect(await lockForRestore(place, 0)).toBeNull();
    await shop?.release();
    await database.close();
    await expect.poll(heldLocks, { interval: 20 }).toBe(0);
  });
});
