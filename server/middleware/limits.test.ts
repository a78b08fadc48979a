import { HTTPException } from "hono/http-exception";
import type { LogEvent } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "#server/store/store.ts";
import { freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { CounterTable } from "./counter-table.ts";
import { countCall, type Limiter, limits, memoryLimiter, sharedLimiter } from "./limits.ts";

const limit = { tries: 3, seconds: 60 };

describe.each(["memory", "shared"] as const)("the %s limiter", (kind) => {
  let store: Store | null = null;
  let database: TestDatabase | null = null;
  async function open(): Promise<Limiter> {
    if (kind === "memory") return memoryLimiter();
    database ??= await freshDatabase("postgres");
    store ??= await openStore(database);
    await store.shop.deleteFrom("limits").execute();
    return sharedLimiter(store);
  }
  afterAll(async () => {
    await store?.close();
    await database?.drop();
  });

  test("lets so many tries through and then says how long to wait", async () => {
    const limiter = await open();
    for (let i = 0; i < 3; i += 1) expect(await limiter.take("a", limit)).toBeNull();
    const wait = await limiter.take("a", limit);
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await limiter.take("b", limit)).toBeNull();
  });

  test("gives a try back", async () => {
    const limiter = await open();
    for (let i = 0; i < 5; i += 1) {
      expect(await limiter.take("a", limit)).toBeNull();
      await limiter.giveBack("a");
    }
    await limiter.giveBack("never counted");
    expect(await limiter.take("never counted", limit)).toBeNull();
  });

  test("starts again when the window is over, and forgets it", async () => {
    const limiter = await open();
    const over = { tries: 1, seconds: -1 };
    expect(await limiter.take("a", over)).toBeNull();
    expect(await limiter.take("a", over)).toBeNull();
    await limiter.sweep();
    expect(await limiter.take("a", { tries: 1, seconds: 60 })).toBeNull();
    expect(await limiter.take("a", { tries: 1, seconds: 60 })).not.toBeNull();
  });

  test("counts tries at the same moment one by one", async () => {
    const limiter = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take("a", limit)));
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
  });
});

test("replicas share one count", async () => {
  const database = await freshDatabase("postgres");
  const stores = await Promise.all([openStore(database), openStore(database)]);
  const [one, two] = stores.map(sharedLimiter);
  expect(await one?.take("a", { tries: 1, seconds: 60 })).toBeNull();
  expect(await two?.take("a", { tries: 1, seconds: 60 })).toBeGreaterThan(0);
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

test("a crowd is counted together, each address and each try for itself", async () => {
  const database = await freshDatabase("postgres");
  let statements = 0;
  const onQuery = ({ query }: LogEvent): void => {
    if (query.sql.startsWith("insert")) statements += 1;
  };
  const store = await openStore({ ...database, onQuery });
  const limiter = sharedLimiter(store);
  const keys = Array.from({ length: 150 }, (_, i) => `from ${i % 50}`);
  const waits = await Promise.all(keys.map((key) => limiter.take(key, { tries: 2, seconds: 60 })));
  expect(waits.slice(0, 100).filter((wait) => wait !== null)).toEqual([]);
  expect(waits.slice(100).filter((wait) => wait === null)).toEqual([]);
  expect(statements).toBeLessThan(5);
  await store.close();
  await database.drop();
});

test("a lost database doesn't stop the counting", async () => {
  const database = await freshDatabase("postgres");
  const store = await openStore(database);
  const limiter = sharedLimiter(store);
  await store.close();
  expect(await limiter.take("a", { tries: 1, seconds: 60 })).toBeNull();
  expect(await limiter.take("a", { tries: 1, seconds: 60 })).toBeGreaterThan(0);
  await database.drop();
});

describe("a full table", () => {
  const one = { tries: 1, seconds: 60 };
  const ten = { tries: 10, seconds: 60 };

  test("in memory pushes out the counter that is furthest from its limit, never one at its limit", async () => {
    const limiter = memoryLimiter();
    expect(await limiter.take("at its limit", one)).toBeNull();
    for (let i = 0; i < 9; i += 1) await limiter.take("one try left", ten);
    await limiter.take("seldom", ten);
    for (let i = 0; i < 20_100; i += 1) await limiter.take(`from network ${i}`, limit);
    expect(await limiter.take("at its limit", one)).not.toBeNull();
    expect(await limiter.take("one try left", ten)).toBeNull();
    expect(await limiter.take("one try left", ten)).not.toBeNull();
    for (let i = 0; i < 10; i += 1) expect(await limiter.take("seldom", ten)).toBeNull();
  });

  test("of counters at their limit counts new keys of a call together, until a window is over", () => {
    let now = 0;
    const table = new CounterTable(() => now, 100);
    for (let i = 0; i < 100; i += 1) table.consume(`login as ${i}`, one);
    const counts = Array.from({ length: 50 }, (_, i) => table.consume(`login as new ${i}`, one).count);
    expect(counts).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(table.consume("contact as new", one).count).toBe(1);
    for (let i = 0; i < 100; i += 1) expect(table.consume(`login as ${i}`, one).count).toBe(2);
    expect(table.size).toBe(100);
    now = 60_000;
    expect(table.consume("login as new 1", one).count).toBe(1);
    expect(table.consume("login as new 1", one).count).toBe(2);
    expect(table.size).toBe(1);
  });

  test("in the database is bounded the same way", async () => {
    const database = await freshDatabase("postgres");
    const store = await openStore(database);
    const limiter = sharedLimiter(store, 100);
    const rows = async () => (await store.shop.selectFrom("limits").select("key").execute()).length;
    await limiter.take("login as full", one);
    for (let i = 0; i < 9; i += 1) await limiter.take("login as nearly", ten);
    const crowd = (count: number, name: string, size: Parameters<Limiter["take"]>[1]) =>
      Promise.all(Array.from({ length: count }, (_, i) => limiter.take(`${name} ${i}`, size)));
    for (let round = 0; round < 5; round += 1) await crowd(200, `login from ${round}`, limit);
    await limiter.sweep();
    expect(await rows()).toBe(100);
    expect(await limiter.take("login as full", one)).not.toBeNull();
    expect(await limiter.take("login as nearly", ten)).toBeNull();
    expect(await limiter.take("login as nearly", ten)).not.toBeNull();

    await crowd(200, "contact as", one);
    await limiter.sweep();
    const full = await rows();
    expect((await crowd(200, "contact as new", one)).filter((wait) => wait === null)).toHaveLength(1);
    expect((await crowd(200, "contact as", one)).filter((wait) => wait === null)).toEqual([]);
    expect(await rows()).toBe(full + 1);
    await store.close();
    await database.drop();
  });
});

describe("a call", () => {
  const tries = async (count: number, by: { address: string; account?: string }, limiter: Limiter): Promise<number> => {
    let passed = 0;
    for (let i = 0; i < count; i += 1) {
      try {
        await countCall(limiter, "contact", by);
        passed += 1;
      } catch (error) {
        if (!(error instanceof HTTPException)) throw error;
        expect(error.getResponse().status).toBe(429);
        expect(Number(error.getResponse().headers.get("Retry-After"))).toBeGreaterThan(0);
      }
    }
    return passed;
  };

  test("is limited by address and, in any spelling, by account", async () => {
    const limiter = memoryLimiter();
    expect(await tries(20, { address: "1.1.1.1", account: "Ada" }, limiter)).toBe(10);
    expect(await tries(5, { address: "2.2.2.2", account: " ada " }, limiter)).toBe(0);
    expect(await tries(40, { address: "3.3.3.3" }, limiter)).toBe(20);
  });

  test("counts an IPv6 network as one visitor at /64, and a site of many at /48 with eight times the tries", async () => {
    const limiter = memoryLimiter();
    const from = (i: number) => ({ address: `2001:db8:1:${i.toString(16)}::/64` });
    const { tries: allowed } = limits.contact.address;
    expect(await tries(allowed + 5, from(0), limiter)).toBe(allowed);
    let passed = 0;
    for (let i = 1; i <= 20; i += 1) passed += await tries(allowed, from(i), limiter);
    expect(passed).toBe(7 * allowed);
    expect(await tries(1, { address: "2001:db8:2:0::/64" }, limiter)).toBe(1);
  });
});
