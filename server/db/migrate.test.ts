import { copyFileSync, cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/databases.ts";
import { bothTables, expectSecond, filledDatabase, firstTables } from "#tests/migrated-rows.ts";
import { withoutSecond, withSecond } from "#tests/second-migration.ts";
import { connectDatabase, type DatabaseClient } from "./database.ts";
import { sqliteFiles } from "./sqlite-files.ts";

describe.each(engines)("a migration on %s", (engine) => {
  test("that throws at its end changes nothing", async () => {
    const place = await filledDatabase(engine);
    const failing = (): Promise<DatabaseClient> =>
      connectDatabase({
        ...place,
        migrations: (on) => {
          const { "0002-second": second, ...others } = withSecond(on);
          return {
            ...others,
            "0002-second": {
              up: async (db) => {
                await second?.up(db);
                throw new Error("no room");
              },
            },
          };
        },
      });
    await expect(failing()).rejects.toThrow("no room");
    const database = await firstTables(place);
    const columns = sql`select * from production.subscribers`;
    expect((await columns.execute(database.everything)).rows[0]).not.toHaveProperty("language");
    await database.close();
    const again = await bothTables(place);
    await expectSecond(again);
    await again.close();
  });
});

describe("a migration on sqlite", () => {
  // A commit is atomic for each file: this is what killing a process inside of one leaves.
  test.each(Object.values(sqliteFiles))("that reached all files but %s is done by the next start", async (file) => {
    const place = await filledDatabase("sqlite");
    const before = mkdtempSync(join(tmpdir(), "before-"));
    cpSync(place.dataDir, before, { recursive: true });
    await (await bothTables(place)).close();
    copyFileSync(join(before, file), join(place.dataDir, file));
    const database = await bothTables(place);
    await expectSecond(database);
    await database.close();
  });

  test("that leaves rows without the row that they refer to is taken back", async () => {
    const place = await filledDatabase("sqlite");
    const dropping = connectDatabase({
      ...place,
      migrations: (engine) => ({
        ...withoutSecond(engine),
        "0002-second": { up: (db) => sql`delete from main.contact_messages`.execute(db).then(() => {}) },
      }),
    });
    await expect(dropping).rejects.toThrow("0002-second leaves rows that refer to rows that are gone");
    const database = await bothTables(place);
    await expectSecond(database);
    await database.close();
  });
});
