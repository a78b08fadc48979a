import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectDatabase, type DatabaseClient } from "./database.ts";
import { readState, writeState } from "./queries/app-state.ts";
import { countSubscribers, subscriberWriter } from "./queries/subscribers.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

let folder: string;
let database: DatabaseClient;
let changes: string[];
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "file-watch-")), "data");
  changes = [];
  const onFileChange = (change: string): number => changes.push(change);
  database = await connectDatabase({ dataDir: folder, databaseUrl: null, onFileChange });
  await writeState(database.db, "before", "1");
});
afterEach(async () => {
  await database.close();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

const subscribe = (email: string): Promise<void> =>
  subscriberWriter(database, "production")({ email, source: "website" });

describe("a data folder that is removed", () => {
  beforeEach(() => rmSync(folder, { recursive: true }));

  test("refuses each write, in a transaction and alone, and says that it isn't well", async () => {
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailableError);
    await expect(writeState(database.db, "after", "1")).rejects.toThrow(DatabaseUnavailableError);
    await expect(subscribe("ada@example.com")).rejects.toThrow(DatabaseUnavailableError);
    const deleting = database.db.deleteFrom("app_state").returning("key").execute();
    await expect(deleting).rejects.toThrow(DatabaseUnavailableError);
    expect(changes).toEqual(["gone"]);
  });

  test("can still be read, so that what it held can be saved", async () => {
    expect(await readState(database.db, "before")).toBe("1");
    expect(await countSubscribers(database, "production")).toBe(0);
  });

  test("stays refused when a file or another database takes its place", async () => {
    writeFileSync(folder, "");
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailableError);
    rmSync(folder);
    const other = await connectDatabase({ dataDir: folder, databaseUrl: null });
    await expect(writeState(database.db, "after", "1")).rejects.toThrow(/is replaced/);
    expect(await readState(other.db, "after")).toBe(null);
    await other.close();
    expect(changes).toEqual(["gone", "replaced"]);
  });
});

test("a folder that is put back is written to again", async () => {
  const aside = `${folder}-aside`;
  renameSync(folder, aside);
  await expect(subscribe("ada@example.com")).rejects.toThrow(DatabaseUnavailableError);
  renameSync(aside, folder);
  await subscribe("ada@example.com");
  await database.ping();
  expect(await countSubscribers(database, "production")).toBe(1);
  expect(changes).toEqual(["gone", "back"]);
});

test.each(["shop.db", "public.db-wal", "production.db-shm"])("one file, %s, is missed like all", async (name) => {
  cpSync(folder, `${folder}-copy`, { recursive: true });
  renameSync(join(folder, name), join(folder, "aside"));
  await expect(writeState(database.db, "after", "1")).rejects.toThrow(`${name} is gone`);
  cpSync(join(`${folder}-copy`, name), join(folder, name));
  await expect(writeState(database.db, "after", "1")).rejects.toThrow(`${name} is replaced`);
  renameSync(join(folder, "aside"), join(folder, name));
  await writeState(database.db, "after", "1");
});

test("a folder that goes while a transaction runs: nothing is reported as saved", async () => {
  const work = database.transaction(async (db) => {
    await writeState(db, "during", "1");
    rmSync(folder, { recursive: true });
  });
  await expect(work).rejects.toThrow(DatabaseUnavailableError);
  expect(await readState(database.db, "during")).toBe(null);
});
