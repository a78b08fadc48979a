import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openSqlite, sqliteDialect } from "./sqlite.ts";

test("a value that SQLite can't store is refused, and more queries than are cached still answer", async () => {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(openSqlite(":memory:"), { check() {} }) });
  await expect(sql`select ${new Date(0)}`.execute(db)).rejects.toThrow("can't store a value of type object");
  for (let i = 0; i < 250; i += 1) {
    const { rows } = await sql.raw<{ n: number }>(`select ${i} as n`).execute(db);
    expect(rows).toEqual([{ n: i }]);
  }
  expect((await sql.raw<{ n: number }>("select 0 as n").execute(db)).rows).toEqual([{ n: 0 }]);
  await db.destroy();
});

test("a commit is on the disk, and references hold, in the file and in those beside it", () => {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-"));
  const database = openSqlite(join(folder, "main.db"), { more: join(folder, "more.db") });
  expect(["main", "more"].map((name) => existsSync(join(folder, `${name}.db-wal`)))).toEqual([true, true]);
  const pragma = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  for (const name of ["main", "more"])
    expect([pragma(`${name}.journal_mode`), pragma(`${name}.synchronous`)]).toEqual(["wal", 2]);
  expect([pragma("foreign_keys"), pragma("busy_timeout")]).toEqual([1, 2000]);
  database.close();
});

type Rows = { readonly rows: { readonly id: number; readonly n: number } };
/** A database whose files are gone at the given look at them. */
async function withFilesGoneAt(failing: number) {
  let looks = 0;
  const check = (): void => {
    looks += 1;
    if (looks === failing) throw new Error("the files are gone");
  };
  const database = openSqlite(":memory:");
  database.exec("create table rows (id integer primary key, n integer)");
  const db = new Kysely<Rows>({ dialect: sqliteDialect(database, { check }) });
  return { db, database, looks: () => looks };
}
const row = (id: number) => ({ id, n: 1 });
const alone = (db: Kysely<Rows>): Promise<unknown> => db.insertInto("rows").values(row(1)).execute();
const together = (db: Kysely<Rows>): Promise<unknown> =>
  db.transaction().execute(async (inside) => {
    await inside.insertInto("rows").values(row(1)).execute();
    await inside.insertInto("rows").values(row(2)).execute();
  });

test.each([
  ["a write is refused", alone, 1, 0],
  ["a write isn't reported as done when they went meanwhile", alone, 2, 1],
  ["a transaction is refused where it begins", together, 1, 0],
  ["a transaction is taken back where it is committed", together, 2, 0],
  ["a transaction isn't reported as done when they went meanwhile", together, 3, 2],
] as const)("without its files %s, and reading goes on", async (_, write, failing, stored) => {
  const { db, looks } = await withFilesGoneAt(failing);
  await expect(write(db)).rejects.toThrow("the files are gone");
  expect(await db.selectFrom("rows").selectAll().execute()).toHaveLength(stored);
  expect(looks()).toBe(failing);
  await db.destroy();
});

test("with its files, a write says how many rows it changed and which id is new", async () => {
  const { db, database, looks } = await withFilesGoneAt(0);
  await together(db);
  expect(looks()).toBe(3);
  expect(await db.insertInto("rows").values(row(7)).executeTakeFirst()).toMatchObject({
    insertId: 7n,
    numInsertedOrUpdatedRows: 1n,
  });
  expect(await db.updateTable("rows").set({ n: 2 }).where("id", "<", 7).executeTakeFirst()).toMatchObject({
    numUpdatedRows: 2n,
  });
  expect(await db.deleteFrom("rows").where("n", "=", 2).returning("id").execute()).toEqual([{ id: 1 }, { id: 2 }]);
  expect((await sql`delete from rows where id = ${7n} or n = ${null}`.execute(db)).rows).toEqual([]);
  expect(await db.selectFrom("rows").selectAll().execute()).toEqual([]);
  await db.destroy();
  expect(database.isOpen).toBe(false);
});

test("while a transaction is open that may write, no other process writes", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "sqlite-")), "main.db");
  const [mine, other] = [openSqlite(path), openSqlite(path)];
  other.exec("create table rows (id integer primary key, n integer); pragma busy_timeout = 0");
  const db = new Kysely<Rows>({ dialect: sqliteDialect(mine, { check() {} }) });
  await db.transaction().execute(async () => {
    expect(() => other.exec("insert into rows values (1, 1)")).toThrow("locked");
  });
  other.exec("insert into rows values (1, 1)");
  await db.destroy();
  other.close();
});

test.each([
  ["a short read goes on at once", 5, false, ["read", "others"]],
  ["a long read lets others have their turn first", 6, false, ["others", "read"]],
  ["a long read in a transaction goes on at once", 6, true, ["read", "others"]],
] as const)("%s", async (_, ms, inTransaction, order) => {
  const { db } = await withFilesGoneAt(0);
  const seen: string[] = [];
  const read = async (on: Kysely<Rows>): Promise<void> => {
    const others = new Promise<void>((resolve) => setImmediate(() => resolve(void seen.push("others"))));
    vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(ms);
    await on.selectFrom("rows").selectAll().execute();
    seen.push("read");
    await others;
  };
  await (inTransaction ? db.transaction().execute(read) : read(db));
  vi.restoreAllMocks();
  expect(seen).toEqual(order);
  await db.destroy();
});

test("while a transaction that only reads is open, another process may write", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "sqlite-")), "main.db");
  const [mine, other] = [openSqlite(path), openSqlite(path)];
  other.exec("create table rows (id integer primary key, n integer)");
  const db = new Kysely<Rows>({ dialect: sqliteDialect(mine, { check() {} }) });
  await db
    .transaction()
    .setAccessMode("read only")
    .execute(async (inside) => {
      expect(await inside.selectFrom("rows").selectAll().execute()).toEqual([]);
      other.exec("insert into rows values (1, 1)");
      expect(await inside.selectFrom("rows").selectAll().execute()).toEqual([]);
    });
  expect(await db.selectFrom("rows").selectAll().execute()).toEqual([row(1)]);
  await db.destroy();
  other.close();
});
