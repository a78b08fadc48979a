import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSetting, writeSetting } from "./settings.ts";
import { openStore, type Store } from "./store.ts";
import { countSubscribers, subscriberWriter } from "./subscribers.ts";
import { Unavailable } from "./unavailable.ts";

let folder: string;
let store: Store;
let changes: string[];
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "file-watch-")), "data");
  changes = [];
  const onFileChange = (change: string): number => changes.push(change);
  store = await openStore({ dataDir: folder, databaseUrl: null, onFileChange });
  await writeSetting(store.shop, "before", "1");
});
afterEach(async () => {
  await store.close();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

const subscribe = (email: string): Promise<void> => subscriberWriter(store, "production")({ email, source: "website" });

describe("a data folder that is removed", () => {
  beforeEach(() => rmSync(folder, { recursive: true }));

  test("refuses each write, in a transaction and alone, and says that it isn't well", async () => {
    await expect(store.ping()).rejects.toThrow(Unavailable);
    await expect(writeSetting(store.shop, "after", "1")).rejects.toThrow(Unavailable);
    await expect(subscribe("ada@example.com")).rejects.toThrow(Unavailable);
    const deleting = store.shop.deleteFrom("settings").returning("key").execute();
    await expect(deleting).rejects.toThrow(Unavailable);
    expect(changes).toEqual(["gone"]);
  });

  test("can still be read, so that what it held can be saved", async () => {
    expect(await readSetting(store.shop, "before")).toBe("1");
    expect(await countSubscribers(store, "production")).toBe(0);
  });

  test("stays refused when a file or another database takes its place", async () => {
    writeFileSync(folder, "");
    await expect(store.ping()).rejects.toThrow(Unavailable);
    rmSync(folder);
    const other = await openStore({ dataDir: folder, databaseUrl: null });
    await expect(writeSetting(store.shop, "after", "1")).rejects.toThrow(/is replaced/);
    expect(await readSetting(other.shop, "after")).toBe(null);
    await other.close();
    expect(changes).toEqual(["gone", "replaced"]);
  });
});

test("a folder that is put back is written to again", async () => {
  const aside = `${folder}-aside`;
  renameSync(folder, aside);
  await expect(subscribe("ada@example.com")).rejects.toThrow(Unavailable);
  renameSync(aside, folder);
  await subscribe("ada@example.com");
  await store.ping();
  expect(await countSubscribers(store, "production")).toBe(1);
  expect(changes).toEqual(["gone", "back"]);
});

test.each(["shop.db", "public.db-wal", "production.db-shm"])("one file, %s, is missed like all", async (name) => {
  cpSync(folder, `${folder}-copy`, { recursive: true });
  renameSync(join(folder, name), join(folder, "aside"));
  await expect(writeSetting(store.shop, "after", "1")).rejects.toThrow(`${name} is gone`);
  cpSync(join(`${folder}-copy`, name), join(folder, name));
  await expect(writeSetting(store.shop, "after", "1")).rejects.toThrow(`${name} is replaced`);
  renameSync(join(folder, "aside"), join(folder, name));
  await writeSetting(store.shop, "after", "1");
});

test("a folder that goes while a transaction runs: nothing is reported as kept", async () => {
  const work = store.transaction(async (shop) => {
    await writeSetting(shop, "during", "1");
    rmSync(folder, { recursive: true });
  });
  await expect(work).rejects.toThrow(Unavailable);
  expect(await readSetting(store.shop, "during")).toBe(null);
});
