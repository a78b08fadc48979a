import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
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
