import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { connectDatabase } from "./database.ts";
import { subscriberWriter } from "./queries/subscribers.ts";
import { sqliteFiles } from "./sqlite-files.ts";

const files = Object.values(sqliteFiles);
let dataDir: string;
const open = () => connectDatabase({ dataDir, databaseUrl: null });
const path = (file: string): string => join(dataDir, file);

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sqlite-files-"));
});

describe("a shop that has run", () => {
  beforeEach(async () => {
    const database = await open();
    const subscribe = subscriberWriter(database, "public");
    for (let i = 0; i < 300; i += 1)
      await subscribe({ email: `${i}${"long".repeat(20)}@example.com`, source: "website" });
    await database.close();
  });

  test.each(files)("doesn't start without %s, and makes no file in its place", async (file) => {
    rmSync(path(file));
    await expect(open()).rejects.toThrow(new RegExp(`^${file} is missing, but .* is there: see docs/operations.md`));
    expect(existsSync(path(file))).toBe(false);
  });

  test.each(files)("doesn't start with an empty %s, however it became empty", async (file) => {
    truncateSync(path(file));
    await expect(open()).rejects.toThrow(`${file} is empty`);
    rmSync(path(file));
    // A database without a table, as SQLite makes it of a missing file.
    const made = new DatabaseSync(path(file));
    made.exec("pragma journal_mode = wal");
    made.close();
    await expect(open()).rejects.toThrow(`${file} holds no tables`);
  });

  test.each<[string, (file: string) => void]>([
    ["overwritten", (file) => writeFileSync(file, "no database at all".repeat(1000))],
    ["cut off", (file) => truncateSync(file, readFileSync(file).length - 4096)],
    ["torn in the middle", (file) => void writeSync(openSync(file, "r+"), Buffer.alloc(8192, 255), 0, 8192, 4096 * 3)],
  ])("doesn't start with a file that was %s, and names it", async (_, damage) => {
    damage(path("public.db"));
    await expect(open()).rejects.toThrow(/^public\.db is damaged: see docs\/operations\.md, Database file/);
  });

  test("isn't well once a table is gone, whichever file holds it", async () => {
    for (const table of ["public.subscribers", "production.subscribers", "main.app_state"]) {
      const database = await open();
      await database.ping();
      await sql.raw(`alter table ${table} rename to gone`).execute(database.everything);
      await expect(database.ping()).rejects.toThrow("no such table");
      await sql
        .raw(`alter table ${table.replace(/\w+$/, "gone")} rename to ${table.split(".")[1]}`)
        .execute(database.everything);
      await database.close();
    }
  });
});

test("a first start that was interrupted goes on, whatever files it had made", async () => {
  const whole = await open();
  await whole.close();
  for (const kept of [["shop.db"], ["shop.db", "public.db"], ["public.db"]]) {
    const from = dataDir;
    dataDir = mkdtempSync(join(tmpdir(), "sqlite-files-"));
    for (const file of kept) {
      copyFileSync(join(from, file), path(file));
      // Complete is said last of all.
      const database = new DatabaseSync(path(file));
      database.exec("pragma user_version = 0");
      if (file === "shop.db") database.exec("drop table kysely_migration");
      database.close();
    }
    const database = await open();
    await database.ping();
    await database.close();
    dataDir = from;
  }
});
