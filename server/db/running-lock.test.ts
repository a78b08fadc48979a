import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { lockForRestore, lockForRunning, type RunningLock } from "./running-lock.ts";

/** What nobody holds any more comes free at once, or within the moment that a server takes to notice. */
const soonMs = 20_000;

async function expectLock(lock: Promise<RunningLock | null>): Promise<RunningLock> {
  const taken = await lock;
  if (!taken) throw new Error("the lock isn't free");
  return taken;
}

describe.each(engines)("on %s", (engine) => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await freshDatabase(engine);
  });
  afterAll(() => testDatabase.drop());

  test("as many shops run as like; a restore waits for the last of them, and each of them for a restore", async () => {
    const shops = [
      await expectLock(lockForRunning(testDatabase, 0)),
      await expectLock(lockForRunning(testDatabase, 0)),
    ];
    expect(await lockForRestore(testDatabase, 0)).toBe(null);
    await shops[0]?.release();
    expect(await lockForRestore(testDatabase, 0)).toBe(null);
    await shops[1]?.release();
    const restoring = await expectLock(lockForRestore(testDatabase, soonMs));
    expect(await lockForRunning(testDatabase, 0)).toBe(null);
    expect(await lockForRestore(testDatabase, 0)).toBe(null);
    const waiting = lockForRunning(testDatabase, soonMs);
    await restoring.release();
    await (await expectLock(waiting)).release();
  });
});

test("a shop whose connection to Postgres broke has its lock again soon", async () => {
  const testDatabase = await freshDatabase("postgres");
  const shop = await expectLock(lockForRunning(testDatabase, 0));
  const client = new pg.Client(testDatabase.databaseUrl ?? "");
  await client.connect();
  const holders = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  };
  const [first] = await holders();
  await client.query("select pg_terminate_backend($1)", [first]);
  await expect
    .poll(async () => (await holders()).filter((pid) => pid !== first).length, { timeout: soonMs, interval: 100 })
    .toBe(1);
  expect(await lockForRestore(testDatabase, 0)).toBe(null);
  await shop.release();
  await (await expectLock(lockForRestore(testDatabase, soonMs))).release();
  await client.end();
  await testDatabase.drop();
});
