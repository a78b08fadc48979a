import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { engines, freshDatabase, type TestDatabase } from "#tests/databases.ts";
import { readProducts, seedProducts } from "./products.ts";
import { closeSession, dropOldSessions, openSession, sessionUser } from "./sessions.ts";
import { keepSettingOnce, readSetting, writeSetting } from "./settings.ts";
import { dropStaffActions, noteStaffAction } from "./staff-actions.ts";
import { openStore, type Store } from "./store.ts";
import { countSubscribers, listSubscribers, subscribersBefore, subscriberWriter } from "./subscribers.ts";
import { addUser, findUser, listUsers, removeUser } from "./users.ts";

describe.each(engines)("the store on %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    store = await openStore(database);
  });
  // Quicker than a new database for each test.
  afterEach(async () => {
    for (const schema of ["public", "production"] as const)
      await store.subscribers(schema).deleteFrom("subscribers").execute();
    for (const table of ["settings", "products", "sessions", "users", "demo_carts", "demo_payments"] as const) {
      await store.shop.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  test("opens again, and several times at once on an empty database", async () => {
    const empty = await freshDatabase(engine);
    const opened = await Promise.all([1, 2, 3].map(() => openStore(empty)));
    await Promise.all(opened.map((one) => one.ping()));
    for (const one of opened) await one.close();
    await (await openStore(empty)).close();
    await empty.drop();
  });

  test("a database of a newer version is refused with the way back", async () => {
    const newer = await freshDatabase(engine);
    const opened = await openStore(newer);
    const log = engine === "postgres" ? sql`shop.kysely_migration` : sql`main.kysely_migration`;
    const now = new Date().toISOString();
    await sql`insert into ${log} (name, timestamp) values ('9999-later', ${now})`.execute(opened.everything);
    await opened.close();
    await expect(openStore(newer)).rejects.toThrow(
      "a newer version of the shop has changed its tables (9999-later): docs/operations.md, Upgrade and roll back",
    );
    await newer.drop();
  });

  test.runIf(engine === "sqlite")("keeps its files to this user", () => {
    for (const name of ["shop.db", "public.db", "production.db"]) {
      expect(statSync(join(database.dataDir, name)).mode & 0o777).toBe(0o600);
    }
  });

  test.runIf(engine === "postgres")("leaves the data folder alone", () => {
    expect(existsSync(join(database.dataDir, "shop.db"))).toBe(false);
  });

  test("the two schemas of subscribers don't mix", async () => {
    await subscriberWriter(store, "public")({ email: "dev@example.com", source: "website" });
    await subscriberWriter(store, "production")({ email: "dev@example.com", source: "/contact" });
    expect(await listSubscribers(store, "public")).toMatchObject([{ source: "website" }]);
    expect(await listSubscribers(store, "production")).toMatchObject([{ source: "/contact" }]);
    expect((await listSubscribers(store, "public"))[0]?.subscribed_at).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
  });

  test("searches any part of an address in any letters, and takes no sign for a wildcard", async () => {
    const add = subscriberWriter(store, "public");
    for (const email of ["Ada@x.com", "grace_h@x.com", "100%@x.com", "back\\slash@x.com"]) {
      await add({ email, source: "website" });
    }
    const found = async (search: string) =>
      (await listSubscribers(store, "public", { search })).map(({ email }) => email);
    expect(await found("ADA")).toEqual(["Ada@x.com"]);
    expect(await found("_")).toEqual(["grace_h@x.com"]);
    expect(await found("%")).toEqual(["100%@x.com"]);
    expect(await found("\\")).toEqual(["back\\slash@x.com"]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await countSubscribers(store, "public", "x.com")).toBe(4);
    expect(await countSubscribers(store, "public")).toBe(4);
  });

  test("lists page by page, newest first", async () => {
    const add = subscriberWriter(store, "public");
    for (let i = 1; i <= 5; i += 1) await add({ email: `${i}@x.com`, source: "website" });
    const first = (rows: { email: string }[]): string => rows.map(({ email }) => email[0]).join("");
    expect(first(await listSubscribers(store, "public", { limit: 2 }))).toBe("54");
    expect(first(await listSubscribers(store, "public", { limit: 2, offset: 3 }))).toBe("21");
    const page = await subscribersBefore(store, "public", null, 3);
    expect(first(page)).toBe("543");
    expect(first(await subscribersBefore(store, "public", page[2]?.id ?? 0, 3))).toBe("21");
  });

  test("a transaction keeps all of it or nothing", async () => {
    const work = store.transaction(async (shop) => {
      await writeSetting(shop, "a", "1");
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await readSetting(store.shop, "a")).toBeNull();
    await store.transaction((shop) => writeSetting(shop, "a", "2"));
    expect(await readSetting(store.shop, "a")).toBe("2");
  });

  test("a setting that is kept once stays what it was", async () => {
    expect(await keepSettingOnce(store.shop, "k", "first")).toBe("first");
    expect(await keepSettingOnce(store.shop, "k", "second")).toBe("first");
    await writeSetting(store.shop, "k", "third");
    expect(await readSetting(store.shop, "k")).toBe("third");
  });

  test("the catalogue is seeded once, kept when staff change it, and replaced by a newer built-in one", async () => {
    const product = {
      id: "p",
      title: "P",
      description: "",
      htmlDescription: "",
      images: [],
      features: [],
      variants: [{ id: "v", price: "1.00", title: "V" }],
    };
    await seedProducts(store, [product], "one");
    await store.shop
      .updateTable("products")
      .set({ json: JSON.stringify({ ...product, title: "Staff's" }) })
      .execute();
    await seedProducts(store, [product], "one");
    expect((await readProducts(store.shop))[0]?.title).toBe("Staff's");
    await seedProducts(store, [{ ...product, title: "Newer" }], "two");
    expect(await readProducts(store.shop)).toEqual([{ ...product, title: "Newer" }]);
    await store.shop.updateTable("products").set({ json: "{" }).execute();
    await expect(readProducts(store.shop)).rejects.toThrow("holds no product");
  });

  test("users are found in any letters, once each, and take their sessions along", async () => {
    expect(await addUser(store.shop, " Ada ", "Ada L", "hash")).toBe(true);
    expect(await addUser(store.shop, "ADA", "Another", "hash")).toBe(false);
    const ada = await findUser(store.shop, "aDa");
    expect(ada).toMatchObject({ username: "Ada", name: "Ada L" });
    expect(await listUsers(store.shop)).toHaveLength(1);
    const token = await openSession(store.shop, ada?.id ?? 0);
    expect(await sessionUser(store.shop, token)).toEqual({ id: ada?.id, username: "Ada", name: "Ada L" });
    expect(await removeUser(store.shop, "ada")).toBe(true);
    expect(await removeUser(store.shop, "ada")).toBe(false);
    expect(await sessionUser(store.shop, token)).toBeNull();
    expect(await findUser(store.shop, "ada")).toBeNull();
  });

  test("a session ends by logging out and by its age; the table holds no token", async () => {
    await addUser(store.shop, "ada", "Ada", "hash");
    const id = (await findUser(store.shop, "ada"))?.id ?? 0;
    const [one, two] = [await openSession(store.shop, id), await openSession(store.shop, id)];
    expect(one).not.toBe(two);
    await closeSession(store.shop, one);
    expect(await sessionUser(store.shop, one)).toBeNull();
    expect(await sessionUser(store.shop, two)).not.toBeNull();
    expect(JSON.stringify(await store.shop.selectFrom("sessions").selectAll().execute())).not.toContain(two);
    await store.shop.updateTable("sessions").set({ expires_at: "2000-01-01T00:00:00.000Z" }).execute();
    expect(await sessionUser(store.shop, two)).toBeNull();
    await dropOldSessions(store.shop);
    expect(await store.shop.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("notes what staff did, and forgets it when told to", async () => {
    await noteStaffAction(store.shop, "boss", "export", "all");
    expect(await store.shop.selectFrom("staff_actions").select(["username", "action", "detail"]).execute()).toEqual([
      { username: "boss", action: "export", detail: "all" },
    ]);
    await dropStaffActions(store.shop, "2999-01-01T00:00:00.000Z");
    expect(await store.shop.selectFrom("staff_actions").selectAll().execute()).toEqual([]);
  });
});
