import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
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

describe("a lock on Postgres", () => {
  let testDatabase: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    testDatabase = await freshDatabase("postgres");
    client = new pg.Client(testDatabase.databaseUrl ?? "");
    await client.connect();
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });
  const holders = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map(({ pid }) => pid);
  };
  /** Breaks the connection of whoever holds the lock; from then on the clock of their next try stands. */
  const breakOff = async (): Promise<void> => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await client.query("select pg_terminate_backend($1)", [(await holders())[0]]);
    await expect.poll(holders, { interval: 10 }).toEqual([]);
  };

  const endOf = (connection: unknown): Promise<void> =>
    new Promise((resolve) => {
      if (connection instanceof pg.Client) connection.once("end", resolve);
    });

  test("is asked for again until it is free", async () => {
    const restoring = await expectLock(lockForRestore(testDatabase, 0));
    const connect = vi.spyOn(pg.Client.prototype, "connect");
    const waiting = lockForRunning(testDatabase, soonMs);
    await expect.poll(() => connect.mock.calls.length, { interval: 10, timeout: soonMs }).toBeGreaterThan(1);
    await restoring.release();
    await (await expectLock(waiting)).release();
  });

  test("of a shop that lost it to a restore is taken again after that", async () => {
    const shop = await expectLock(lockForRunning(testDatabase, 0));
    await breakOff();
    const restoring = await expectLock(lockForRestore(testDatabase, 0));
    await expect.poll(() => vi.getTimerCount(), { interval: 10 }).toBe(1);
    const end = vi.spyOn(pg.Client.prototype, "end");
    await vi.advanceTimersByTimeAsync(1_000);
    // It is refused, lets its connection go, and waits once more.
    await expect.poll(() => end.mock.calls.length, { interval: 10 }).toBe(1);
    await expect.poll(() => vi.getTimerCount(), { interval: 10 }).toBe(1);
    await restoring.release();
    await expect.poll(holders, { interval: 10 }).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(async () => (await holders()).length, { interval: 10 }).toBe(1);
    await shop.release();
    await expect.poll(holders, { interval: 10 }).toEqual([]);
  });

  test("of a restore is gone with its connection, as is one that was released meanwhile", async () => {
    const connect = vi.spyOn(pg.Client.prototype, "connect");
    const restoring = await expectLock(lockForRestore(testDatabase, 0));
    const ended = endOf(connect.mock.contexts.at(-1));
    await breakOff();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await restoring.release();
    const shop = await expectLock(lockForRunning(testDatabase, 0));
    await breakOff();
    await expect.poll(() => vi.getTimerCount(), { interval: 10 }).toBe(1);
    await shop.release();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    const another = await expectLock(lockForRunning(testDatabase, 0));
    const closed = endOf(connect.mock.contexts.at(-1));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await another.release();
    await closed;
    expect(vi.getTimerCount()).toBe(0);
  });
});
