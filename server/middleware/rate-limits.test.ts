import { HTTPException } from "hono/http-exception";
import type { LogEvent } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { connectDatabase } from "#server/db/database.ts";
import { openTestDatabase } from "#tests/databases.ts";
import { enforceRateLimit } from "./count-tries.ts";
import { counterTable } from "./counter-table.ts";
import { databaseRateLimiter, memoryRateLimiter, type RateLimiter } from "./rate-limiter.ts";
import { rateLimits } from "./rate-limits.ts";

const limit = { tries: 3, seconds: 60 };

describe.each(["memory", "shared"] as const)("the %s limiter", (kind) => {
  const open = async (): Promise<RateLimiter> =>
    kind === "memory" ? memoryRateLimiter() : databaseRateLimiter(await openTestDatabase("postgres"));

  /**
   * A limiter and what sets the clock that it goes by, by so many days. The database's can't be set: what it has stored
   * moves the other way instead.
   */
  const openWithClock = async (): Promise<{ limiter: RateLimiter; moveClock(days: number): Promise<void> }> => {
    const dayMs = 24 * 60 * 60_000;
    if (kind === "memory") {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 4) });
      onTestFinished(() => void vi.useRealTimers());
      const moveClock = async (days: number): Promise<void> => void vi.setSystemTime(Date.now() + days * dayMs);
      return { limiter: memoryRateLimiter(), moveClock };
    }
    const database = await openTestDatabase("postgres");
    const moveClock = async (days: number): Promise<void> => {
      const moved = database.db.updateTable("rate_limits").set(({ eb }) => ({
        resets_at: eb("resets_at", "-", days * dayMs),
      }));
      await moved.execute();
    };
    return { limiter: databaseRateLimiter(database), moveClock };
  };

  test("lets so many tries through and then says how long to wait", async () => {
    const limiter = await open();
    for (let i = 0; i < 3; i += 1) expect(await limiter.consume("a", limit)).toBeNull();
    const wait = await limiter.consume("a", limit);
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await limiter.consume("b", limit)).toBeNull();
  });

  test("gives a try back that was counted with others because the table was full", () => {
    const table = counterTable(Date.now, 1);
    const one = { tries: 1, seconds: 60 };
    table.consume("call from full", one);
    for (let i = 0; i < 3; i += 1) {
      expect(table.consume("call from late", one).count).toBe(1);
      table.refund("call from late", one);
    }
  });

  test("gives a try back", async () => {
    const limiter = await open();
    for (let i = 0; i < 5; i += 1) {
      expect(await limiter.consume("a", limit)).toBeNull();
      await limiter.refund("a", limit);
    }
    await limiter.refund("never counted", limit);
    expect(await limiter.consume("never counted", limit)).toBeNull();
  });

  test("gives one of several tries back, and the others stay counted", async () => {
    const limiter = await open();
    for (let i = 0; i < 3; i += 1) await limiter.consume("a", limit);
    await limiter.refund("a", limit);
    expect(await limiter.consume("a", limit)).toBeNull();
    expect(await limiter.consume("a", limit)).not.toBeNull();
  });

  test("isn't locked by a clock that steps back: a window that would end later than a new one is over", async () => {
    const { limiter, moveClock } = await openWithClock();
    for (let i = 0; i < 5; i += 1) await limiter.consume("a", limit);
    await moveClock(-3);
    for (let i = 0; i < 3; i += 1) expect(await limiter.consume("a", limit)).toBeNull();
    const wait = await limiter.consume("a", limit);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    // The right time comes back: it is an ordinary window again.
    await moveClock(3);
    expect(await limiter.consume("a", limit)).toBeNull();
    for (let i = 0; i < 5; i += 1) await limiter.consume("b", limit);
    await moveClock(-3);
    await limiter.deleteExpired();
    expect(await limiter.consume("b", limit)).toBeNull();
  });

  test("starts again when the window is over, and forgets it", async () => {
    const limiter = await open();
    const over = { tries: 1, seconds: -1 };
    expect(await limiter.consume("a", over)).toBeNull();
    expect(await limiter.consume("a", over)).toBeNull();
    await limiter.deleteExpired();
    expect(await limiter.consume("a", { tries: 1, seconds: 60 })).toBeNull();
    expect(await limiter.consume("a", { tries: 1, seconds: 60 })).not.toBeNull();
  });

  test("counts tries at the same moment one by one", async () => {
    const limiter = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.consume("a", limit)));
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
  });
});

test("a mistake in a query isn't taken for a lost database", async () => {
  const database = await openTestDatabase("postgres");
  const limiter = databaseRateLimiter(database);
  await database.db.schema.dropTable("rate_limits").execute();
  await expect(limiter.consume("a", limit)).rejects.toThrow("rate_limits");
});

test("replicas share one count", async () => {
  const database = await openTestDatabase("postgres");
  const replica = await connectDatabase(database.place);
  const [one, two] = [database, replica].map((store) => databaseRateLimiter(store));
  expect(await one?.consume("a", { tries: 1, seconds: 60 })).toBeNull();
  expect(await two?.consume("a", { tries: 1, seconds: 60 })).toBeGreaterThan(0);
  await replica.close();
});

test("a crowd is counted together, each address and each try for itself", async () => {
  let statements = 0;
  const onQuery = ({ query }: LogEvent): void => {
    if (query.sql.startsWith("insert")) statements += 1;
  };
  const { place } = await openTestDatabase("postgres");
  const database = await connectDatabase({ ...place, onQuery });
  const limiter = databaseRateLimiter(database);
  const keys = Array.from({ length: 150 }, (_, i) => `from ${i % 50}`);
  const waits = await Promise.all(keys.map((key) => limiter.consume(key, { tries: 2, seconds: 60 })));
  expect(waits.slice(0, 100).filter((wait) => wait !== null)).toEqual([]);
  expect(waits.slice(100).filter((wait) => wait === null)).toEqual([]);
  expect(statements).toBeLessThan(5);
  await database.close();
});

test("a lost database doesn't stop the counting", async () => {
  const database = await openTestDatabase("postgres");
  const limiter = databaseRateLimiter(database);
  // Without a query before it, closing would close nothing.
  expect(await limiter.consume("b", { tries: 1, seconds: 60 })).toBeNull();
  await database.close();
  await expect(database.ping()).rejects.toThrow();
  expect(await limiter.consume("a", { tries: 1, seconds: 60 })).toBeNull();
  expect(await limiter.consume("a", { tries: 1, seconds: 60 })).toBeGreaterThan(0);
  // What was counted in the database can't be read now.
  expect(await limiter.consume("b", { tries: 1, seconds: 60 })).toBeNull();
});

describe("a full table", () => {
  const one = { tries: 1, seconds: 60 };
  const ten = { tries: 10, seconds: 60 };

  test("in memory pushes out the counter that is furthest from its limit, never one at its limit", async () => {
    const limiter = memoryRateLimiter();
    expect(await limiter.consume("at its limit", one)).toBeNull();
    for (let i = 0; i < 9; i += 1) await limiter.consume("one try left", ten);
    await limiter.consume("seldom", ten);
    for (let i = 0; i < 20_100; i += 1) await limiter.consume(`from network ${i}`, limit);
    expect(await limiter.consume("at its limit", one)).not.toBeNull();
    expect(await limiter.consume("one try left", ten)).toBeNull();
    expect(await limiter.consume("one try left", ten)).not.toBeNull();
    for (let i = 0; i < 10; i += 1) expect(await limiter.consume("seldom", ten)).toBeNull();
  });

  test("makes room by the counter that is oldest, whether it was counted again since or not", () => {
    const table = counterTable(() => 0, 2);
    const hundred = { tries: 100, seconds: 60 };
    for (const key of ["first", "second", "first"]) table.consume(key, hundred);
    table.consume("third", hundred);
    expect(table.consume("second", hundred).count).toBe(2);
    expect(table.consume("first", hundred).count).toBe(1);
  });

  test("a window is over at the moment that it names", () => {
    let now = 0;
    const table = counterTable(() => now, 2);
    table.consume("a", one);
    now = 59_999;
    expect(table.consume("a", one).count).toBe(2);
    now = 60_000;
    expect(table.consume("a", one)).toMatchObject({ count: 1, resetsAt: 120_000 });
  });

  test("of counters at their limit counts new keys of a call together, until a window is over", () => {
    let now = 0;
    const table = counterTable(() => now, 100);
    for (let i = 0; i < 100; i += 1) table.consume(`login as ${i}`, one);
    const counts = Array.from({ length: 50 }, (_, i) => table.consume(`login as new ${i}`, one).count);
    expect(counts).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(table.consume("contact as new", one).count).toBe(1);
    for (let i = 0; i < 100; i += 1) expect(table.consume(`login as ${i}`, one).count).toBe(2);
    expect(table.size()).toBe(100);
    now = 60_000;
    expect(table.consume("login as new 1", one).count).toBe(1);
    expect(table.consume("login as new 1", one).count).toBe(2);
    expect(table.size()).toBe(1);
  });

  test("in the database is bounded the same way", async () => {
    const database = await openTestDatabase("postgres");
    const limiter = databaseRateLimiter(database, 100);
    const rows = async () => (await database.db.selectFrom("rate_limits").select("key").execute()).length;
    await limiter.consume("login as full", one);
    for (let i = 0; i < 9; i += 1) await limiter.consume("login as nearly", ten);
    const crowd = (count: number, name: string, size: Parameters<RateLimiter["consume"]>[1]) =>
      Promise.all(Array.from({ length: count }, (_, i) => limiter.consume(`${name} ${i}`, size)));
    for (let round = 0; round < 5; round += 1) await crowd(200, `login from ${round}`, limit);
    await limiter.deleteExpired();
    expect(await rows()).toBe(100);
    expect(await limiter.consume("login as full", one)).not.toBeNull();
    expect(await limiter.consume("login as nearly", ten)).toBeNull();
    expect(await limiter.consume("login as nearly", ten)).not.toBeNull();

    await crowd(200, "contact as", one);
    await limiter.deleteExpired();
    const full = await rows();
    expect((await crowd(200, "contact as new", one)).filter((wait) => wait === null)).toHaveLength(1);
    expect((await crowd(200, "contact as", one)).filter((wait) => wait === null)).toEqual([]);
    expect(await rows()).toBe(full + 1);
    await database.close();
  });
});

describe("a call", () => {
  const tries = async (
    count: number,
    by: { address: string; account?: string },
    limiter: RateLimiter,
  ): Promise<number> => {
    let passed = 0;
    for (let i = 0; i < count; i += 1) {
      try {
        await enforceRateLimit(limiter, "contact", by);
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
    const limiter = memoryRateLimiter();
    expect(await tries(20, { address: "1.1.1.1", account: "Ada" }, limiter)).toBe(10);
    expect(await tries(5, { address: "2.2.2.2", account: " ada " }, limiter)).toBe(0);
    expect(await tries(40, { address: "3.3.3.3" }, limiter)).toBe(20);
  });

  test("counts accounts apart from each other, and of IPv4 nothing but the address", async () => {
    const limiter = memoryRateLimiter();
    const keys: string[] = [];
    const consume: RateLimiter["consume"] = (key, by) => {
      keys.push(key);
      return limiter.consume(key, by);
    };
    const account = `${"a".repeat(300)}@x.com`;
    expect(await tries(1, { address: "1.1.1.1", account }, { ...limiter, consume })).toBe(1);
    expect(keys).toEqual(["contact from 1.1.1.1", `contact as ${"a".repeat(254)}`]);
    expect(await tries(20, { address: "4.4.4.4", account: "ada" }, limiter)).toBe(10);
    expect(await tries(1, { address: "5.5.5.5", account: "bob" }, limiter)).toBe(1);
  });

  test("counts an IPv6 network as one visitor at /64, and a site of many at /48 with eight times the tries", async () => {
    const limiter = memoryRateLimiter();
    const from = (i: number) => ({ address: `2001:db8:1:${i.toString(16)}::/64` });
    const { tries: allowed } = rateLimits.contact.address;
    expect(await tries(allowed + 5, from(0), limiter)).toBe(allowed);
    let passed = 0;
    for (let i = 1; i <= 20; i += 1) passed += await tries(allowed, from(i), limiter);
    expect(passed).toBe(7 * allowed);
    expect(await tries(1, { address: "2001:db8:2:0::/64" }, limiter)).toBe(1);
  });
});

test("a counter in the database holds no address, mailbox or account", async () => {
  const database = await openTestDatabase("postgres");
  const limiter = databaseRateLimiter(database, 50_000, new Uint8Array(32));
  const keys = ["contact from 203.0.113.7", "contact as ada@example.com", "receipt mail to ada@example.com"];
  for (const key of keys) await limiter.consume(key, { tries: 3, seconds: 60 });
  const stored = JSON.stringify(await database.db.selectFrom("rate_limits").selectAll().execute());
  for (const clear of ["ada", "example", "203.0.113"]) expect(stored).not.toContain(clear);
  for (const key of keys) await limiter.refund(key, { tries: 3, seconds: 60 });
  const counts = await database.db.selectFrom("rate_limits").select("count").execute();
  expect(counts.map(({ count }) => count)).toEqual([0, 0, 0]);
});
