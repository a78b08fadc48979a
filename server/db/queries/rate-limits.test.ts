import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { letPass } from "#tests/let-pass.ts";
import { boundedTries, overflowKey, recordHits, refundHit } from "./rate-limits.ts";

const minute = 60_000;

describe.each(engines)("counters of attempts on %s", (engine) => {
  let database: OpenTestDatabase;
  const began = Date.now();
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    vi.useFakeTimers({ toFake: ["Date"], now: began });
  });
  afterEach(() => vi.useRealTimers());
  const hit = (key: string, maxTries = 1) => ({ key, windowMs: minute, maxTries });
  const keys = async () =>
    (await database.db.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);
  const put = (key: string, resets_at: number) =>
    database.db.insertInto("rate_limits").values({ key, count: 1, max_tries: 1, resets_at }).execute();

  test("hits of one key are counted one after the other, and a window that is over begins again", async () => {
    const hits = [hit("b", 9), hit("a", 9), hit("b", 9)];
    const left = async (...some: ReturnType<typeof hit>[]) =>
      (await recordHits(database.db, some)).map(({ count, resetsAt, now }) => [
        count,
        Math.ceil((resetsAt - now) / minute),
      ]);
    expect(await left(...hits)).toEqual([
      [1, 1],
      [1, 1],
      [2, 1],
    ]);
    await letPass(database, "rate_limits", "resets_at", minute / 2);
    expect(await left(hit("b", 9))).toEqual([[3, 1]]);
    await letPass(database, "rate_limits", "resets_at", minute / 2);
    expect(await left(hit("b", 9))).toEqual([[1, 1]]);
  });

  test("where all are at their limit, new keys of a call share one counter, and a refund is taken from it", async () => {
    const tries = boundedTries(database, 3);
    const count = async (key: string, maxTries = 1) => (await tries.count([hit(key, maxTries)]))[0]?.count;
    for (const key of ["login a", "login b", "login c", "login d"]) expect(await count(key)).toBe(1);
    expect([await count("login e"), await count("login f"), await count("login a")]).toEqual([1, 2, 2]);
    expect([await count("contact e", 5), await count("login g", 2)]).toEqual([1, 1]);
    const shared = [overflowKey("contact x", 5), overflowKey("login x", 1), overflowKey("login x", 2)];
    expect(await keys()).toEqual(["login a", "login b", "login c", "login d", ...shared].toSorted());
    expect(shared).toEqual(["overflow contact 5", "overflow login 1", "overflow login 2"]);
    await refundHit(database.db, "login f", 1);
    expect([await count("login h"), await count("login a")]).toEqual([2, 3]);
    await refundHit(database.db, "login a", 1);
    expect([await count("login i"), await count("login a")]).toEqual([3, 3]);
  });

  test("the table is looked at after so many new counters, not after those that were there", async () => {
    await put("over", began);
    const tries = boundedTries(database, 100);
    const isLookedAt = async (key: string) => {
      await tries.count([hit(key, 9)]);
      return !(await keys()).includes("over");
    };
    expect([await isLookedAt("a"), await isLookedAt("a"), await isLookedAt("b")]).toEqual([false, false, false]);
    expect(await isLookedAt("a")).toBe(true);
    await put("over", began);
    expect([await isLookedAt("a"), await isLookedAt("c")]).toEqual([false, false]);
  });

  test("a full table is looked at again after a second", async () => {
    for (let n = 0; n < 101; n += 1) await put(`login ${n}`, began + minute);
    const tries = boundedTries(database, 100);
    await tries.prune();
    await tries.count([hit("login new", 1)]);
    expect(await keys()).toContain(overflowKey("login new", 1));
    await database.db.deleteFrom("rate_limits").where("key", "not like", "overflow %").execute();
    vi.setSystemTime(began + 999);
    await tries.count([hit("login early", 1)]);
    vi.setSystemTime(began + 1_000);
    await tries.count([hit("login late", 1)]);
    expect(await keys()).toEqual(["login late", overflowKey("login early", 1)]);
  });
});
