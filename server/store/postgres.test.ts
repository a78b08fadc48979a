import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { type Agreeing, type Asking, askSubscribers, keepSubscribers } from "./consents.ts";
import { countTries } from "./limits.ts";
import { openStore, type Store } from "./store.ts";

const connections = 10;
const day = new Date().toISOString().slice(0, 10);
const agreeing = (email: string): Agreeing => ({ email, source: "website", wording: "w" });
const asking: Asking = {
  mailDomain: "shop.example",
  mail: (email, onceKey) => ({ kind: "confirm", recipient: email, subject: "s", text: "t", onceKey }),
};

async function countAll(store: Store, items: readonly Agreeing[]): Promise<void> {
  await countTries(
    store.shop,
    items.map(({ email }) => ({ key: email, windowMs: 60_000, maxTries: 10 })),
  );
}

let database: TestDatabase;
let stores: Store[];
beforeEach(async () => {
  database = await freshDatabase("postgres");
  stores = await Promise.all([1, 2, 3].map(() => openStore(database)));
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});
const at = (i: number): Store => stores[i] ?? expect.unreachable();

/** How many sessions of this database wait for another's lock. */
async function waitingForLocks(store: Store): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
  `.execute(store.everything);
  return rows[0]?.count ?? 0;
}

describe("processes that keep the same addresses in another order", () => {
  test.each<[string, (store: Store, items: readonly Agreeing[]) => Promise<void>]>([
    ["keeping", (store, items) => keepSubscribers(store, "public", items)],
    ["counting tries", countAll],
    ["asking", (store, items) => askSubscribers(store, "public", items, asking)],
  ])("%s: none waits for the other for ever", async (_, keep) => {
    const [holds, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // Somebody in the middle of both lists holds them up, so that each has begun before either is through.
    const third = at(2).subscribersTransaction("public", async (people, shop) => {
      await shop.insertInto("limits").values({ key: "m@x.com", count: 1, max_tries: 1, resets_at: 0 }).execute();
      const row = { email: "m@x.com", email_key: "m@x.com", source: "website" };
      await people
        .insertInto("subscribers")
        .values({ ...row, subscribed_at: new Date().toISOString() })
        .execute();
      const note = { ...row, at: new Date().toISOString(), event: "asked" as const, wording: "w" };
      await people
        .insertInto("consents")
        .values({ ...note, once_key: `asked ${day} m@x.com` })
        .execute();
      holds.resolve();
      await release.promise;
      throw new Error("taken back");
    });
    await holds.promise;
    const letters = ["a@x.com", "m@x.com", "z@x.com"].map(agreeing);
    const both = [keep(at(0), letters), keep(at(1), letters.toReversed())];
    await expect.poll(() => waitingForLocks(at(2)), { interval: 10 }).toBe(2);
    release.resolve();
    await expect(third).rejects.toThrow("taken back");
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });
});

// Their waits are real: a machine that stalls for a moment gets another try.
describe("a database that is busy", { retry: 2 }, () => {
  test("is waited for: it isn't gone", async () => {
    const store = at(0);
    const slow = Array.from({ length: connections }, () => sql`select pg_sleep(1.2)`.execute(store.everything));
    await Promise.all([...slow, store.ping(), store.ping()]);
  });

  test("for too long refuses who waits, and at once who comes right after", async () => {
    const store = at(0);
    const slow = Array.from({ length: 2 * connections }, () => sql`select pg_sleep(1.3)`.execute(store.everything));
    await expect(store.ping()).rejects.toThrow("the database can't be reached");
    const began = performance.now();
    await expect(store.ping()).rejects.toMatchObject({ name: "Unavailable" });
    expect(performance.now() - began).toBeLessThan(200);
    await Promise.allSettled(slow);
    await store.ping();
  });
});
