import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type LogEvent, sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, engines, type OpenTestDatabase, openSharedDatabase } from "#tests/databases.ts";
import { connectDatabase } from "./database.ts";
import { insertIfAbsent, readState, writeState } from "./queries/app-state.ts";
import { deleteOldAuditEntries, recordAuditEntry } from "./queries/audit-log.ts";
import { readProducts, seedProducts } from "./queries/products.ts";
import { countSubscribers, listSubscribers, subscriberWriter } from "./queries/subscribers.ts";
import {
  addUser,
  closeSession,
  deleteExpiredSessions,
  findUser,
  listUsers,
  openSession,
  removeUser,
  sessionUser,
} from "./queries/users.ts";

describe.each(engines)("the database on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeAll(async () => {
    database = await openSharedDatabase(engine, emptyDatabase);
    return database.remove;
  });
  // Faster than a new database per test.
  afterEach(async () => {
    for (const schema of ["public", "production"] as const)
      await database.subscribers(schema).deleteFrom("subscribers").execute();
    for (const table of ["app_state", "products", "sessions", "users", "demo_carts", "demo_payments"] as const) {
      await database.db.deleteFrom(table).execute();
    }
  });

  test("opens again, and several times at once on an empty database", async () => {
    const empty = await emptyDatabase(engine);
    const opened = await Promise.all([1, 2, 3].map(() => connectDatabase(empty)));
    await Promise.all(opened.map((one) => one.ping()));
    for (const one of opened) await one.close();
    await (await connectDatabase(empty)).close();
    await empty.drop();
  });

  test("a database of a newer version is refused with the way back", async () => {
    const newer = await emptyDatabase(engine);
    const opened = await connectDatabase(newer);
    const log = engine === "postgres" ? sql`shop.kysely_migration` : sql`main.kysely_migration`;
    const now = new Date().toISOString();
    await sql`insert into ${log} (name, timestamp) values ('9999-later', ${now})`.execute(opened.everything);
    await opened.close();
    await expect(connectDatabase(newer)).rejects.toThrow(
      "a newer version of the shop has changed its tables (9999-later), or one from before the first release made them: docs/operations.md, Upgrade and roll back",
    );
    await newer.drop();
  });

  test.runIf(engine === "sqlite")(
    "keeps its files and their logs to this user, in a folder that others may enter",
    async () => {
      const fresh = await emptyDatabase(engine);
      mkdirSync(fresh.dataDir, { recursive: true });
      chmodSync(fresh.dataDir, 0o755);
      const opened = await connectDatabase(fresh);
      for (const name of ["shop.db", "public.db", "production.db"].flatMap((one) => [
        one,
        `${one}-wal`,
        `${one}-shm`,
      ])) {
        expect([name, statSync(join(fresh.dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
      }
      await opened.close();
      await fresh.drop();
    },
  );

  test.runIf(engine === "postgres")("leaves the data folder alone", () => {
    expect(existsSync(join(database.place.dataDir, "shop.db"))).toBe(false);
  });

  test("the two schemas of subscribers don't mix", async () => {
    await subscriberWriter(database, "public")({ email: "dev@example.com", source: "website" });
    await subscriberWriter(database, "production")({ email: "dev@example.com", source: "/contact" });
    expect(await listSubscribers(database, "public")).toMatchObject([{ source: "website" }]);
    expect(await listSubscribers(database, "production")).toMatchObject([{ source: "/contact" }]);
    expect((await listSubscribers(database, "public"))[0]?.subscribed_at).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
  });

  test("searches any part of an address in any case, and takes no sign for a wildcard", async () => {
    const add = subscriberWriter(database, "public");
    for (const email of ["Ada@x.com", "grace_h@x.com", "100%@x.com", "back\\slash@x.com"]) {
      await add({ email, source: "website" });
    }
    const found = async (search: string) =>
      (await listSubscribers(database, "public", { filter: { search } })).map(({ email }) => email);
    expect(await found("ADA")).toEqual(["Ada@x.com"]);
    expect(await found("_")).toEqual(["grace_h@x.com"]);
    expect(await found("%")).toEqual(["100%@x.com"]);
    expect(await found("\\")).toEqual(["back\\slash@x.com"]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await countSubscribers(database, "public", { search: "x.com" })).toBe(4);
    expect(await countSubscribers(database, "public")).toBe(4);
  });

  test("lists page by page, newest first", async () => {
    const add = subscriberWriter(database, "public");
    for (let i = 1; i <= 5; i += 1) await add({ email: `${i}@x.com`, source: "website" });
    const first = (rows: { email: string }[]): string => rows.map(({ email }) => email[0]).join("");
    expect(first(await listSubscribers(database, "public", { limit: 2 }))).toBe("54");
    expect(first(await listSubscribers(database, "public", { limit: 2, offset: 3 }))).toBe("21");
    const page = await listSubscribers(database, "public", { before: null, limit: 3 });
    expect(first(page)).toBe("543");
    expect(first(await listSubscribers(database, "public", { before: page[2]?.id ?? 0, limit: 3 }))).toBe("21");
  });

  test("each query is told to who listens, in both schemas and in a transaction", async () => {
    const heard: string[] = [];
    const onQuery = ({ query }: LogEvent): void => void heard.push(query.sql);
    const listening = await connectDatabase({ ...database.place, onQuery });
    heard.length = 0;
    await readState(listening.db, "a");
    await listening.subscribersTransaction("production", async (subscribersDb, db) => {
      await subscribersDb.selectFrom("subscribers").select("id").execute();
      await readState(db, "a");
    });
    const [shop, production] = [engine === "postgres" ? "shop" : "main", "production"];
    expect(heard.filter((text) => text.startsWith("select"))).toEqual([
      expect.stringContaining(`from "${shop}"."app_state"`),
      expect.stringContaining(`from "${production}"."subscribers"`),
      expect.stringContaining(`from "${shop}"."app_state"`),
    ]);
    await listening.close();
    await expect(listening.ping()).rejects.toThrow();
  });

  test("a transaction keeps all of it or nothing", async () => {
    const work = database.transaction(async (db) => {
      await writeState(db, "a", "1");
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await readState(database.db, "a")).toBeNull();
    await database.transaction((db) => writeState(db, "a", "2"));
    expect(await readState(database.db, "a")).toBe("2");
  });

  test("a value that was inserted once stays what it was", async () => {
    expect(await insertIfAbsent(database.db, "k", "first")).toBe("first");
    expect(await insertIfAbsent(database.db, "k", "second")).toBe("first");
    await writeState(database.db, "k", "third");
    expect(await readState(database.db, "k")).toBe("third");
  });

  test("the catalog is seeded once, unchanged when staff change it, and replaced by a newer built-in one", async () => {
    const product = {
      id: "p",
      title: "P",
      description: "",
      htmlDescription: "",
      images: [],
      features: [],
      variants: [{ id: "v", price: "1.00", title: "V" }],
      badge: "",
      availability: { kind: "in-stock", note: "" } as const,
    };
    await seedProducts(database, [product], "one");
    await database.db
      .updateTable("products")
      .set({ json: JSON.stringify({ ...product, title: "Staff's" }) })
      .execute();
    await seedProducts(database, [product], "one");
    expect((await readProducts(database.db))[0]?.title).toBe("Staff's");
    await seedProducts(database, [{ ...product, title: "Newer" }], "two");
    expect(await readProducts(database.db)).toEqual([{ ...product, title: "Newer" }]);
    await database.db.updateTable("products").set({ json: "{" }).execute();
    await expect(readProducts(database.db)).rejects.toThrow("holds no product");
  });

  test("users are found in any case, once each, and take their sessions along", async () => {
    expect(await addUser(database.db, " Ada ", "Ada L", "hash")).toBe(true);
    expect(await addUser(database.db, "ADA", "Another", "hash")).toBe(false);
    const ada = await findUser(database.db, "aDa");
    expect(ada).toMatchObject({ username: "Ada", name: "Ada L" });
    expect(await listUsers(database.db)).toHaveLength(1);
    const token = await openSession(database.db, ada?.id ?? 0);
    expect(await sessionUser(database.db, token)).toEqual({ id: ada?.id, username: "Ada", name: "Ada L" });
    expect(await removeUser(database.db, "ada")).toBe(true);
    expect(await removeUser(database.db, "ada")).toBe(false);
    expect(await sessionUser(database.db, token)).toBeNull();
    expect(await findUser(database.db, "ada")).toBeNull();
  });

  test("a session ends by logging out and by its age; the table holds no token", async () => {
    await addUser(database.db, "ada", "Ada", "hash");
    const id = (await findUser(database.db, "ada"))?.id ?? 0;
    const [one, two] = [await openSession(database.db, id), await openSession(database.db, id)];
    expect(one).not.toBe(two);
    await closeSession(database.db, one);
    expect(await sessionUser(database.db, one)).toBeNull();
    expect(await sessionUser(database.db, two)).not.toBeNull();
    expect(JSON.stringify(await database.db.selectFrom("sessions").selectAll().execute())).not.toContain(two);
    await database.db.updateTable("sessions").set({ expires_at: "2999-01-01T00:00:00.000Z" }).execute();
    expect(await sessionUser(database.db, two)).toBeNull();
    await database.db.updateTable("sessions").set({ expires_at: "2000-01-01T00:00:00.000Z" }).execute();
    expect(await sessionUser(database.db, two)).toBeNull();
    await deleteExpiredSessions(database.db);
    expect(await database.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("notes what staff did, and forgets it when told to", async () => {
    await recordAuditEntry(database.db, "boss", "export", "all");
    expect(await database.db.selectFrom("audit_log").select(["username", "action", "detail"]).execute()).toEqual([
      { username: "boss", action: "export", detail: "all" },
    ]);
    await deleteOldAuditEntries(database.db, "2999-01-01T00:00:00.000Z");
    expect(await database.db.selectFrom("audit_log").selectAll().execute()).toEqual([]);
  });
});
