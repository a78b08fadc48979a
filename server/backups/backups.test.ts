import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { backupMessages } from "#content/admin-backups.ts";
import { restore } from "#server/db/backup.ts";
import { connectToRead } from "#server/db/database.ts";
import { readBackupFailure, readLastBackup, recordBackup, writeState } from "#server/db/queries/app-state.ts";
import { saveSiteText } from "#server/db/queries/site-texts.ts";
import { countSubscribers, subscriberWriter } from "#server/db/queries/subscribers.ts";
import { lockForBackup } from "#server/db/running-lock.ts";
import type { SubscriberTables } from "#server/db/schema.ts";
import { createLog } from "#server/lib/log.ts";
import { emptyDatabase, engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { backupsIn, diskRoom, newBackupName, pruneBackups } from "./backup-files.ts";
import { backupSettingsKey } from "./backup-schedule.ts";
import { type Backups, createBackups } from "./backups.ts";

const none = { time: null, kept: null } as const;
const dayMs = 24 * 60 * 60_000;

describe.each(engines)("backups that the shop makes on %s", (engine) => {
  let database: OpenTestDatabase;
  let folder: string;
  const lines: string[] = [];
  const open = (settings: { time: string | null; kept: number | null } = none): Backups => {
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    const backups = createBackups({ config: { ...database.place, backups: settings }, database, log });
    onTestFinished(() => backups.close());
    return backups;
  };
  const names = (): string[] => backupsIn(folder).map(({ name }) => name);

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    folder = join(database.place.dataDir, "backups");
    lines.length = 0;
  });

  test("one by the button is whole, for its user only, and restores; its time is recorded", async () => {
    await subscriberWriter(database, "production")({ email: "ada@example.com", source: "website" });
    const outcome = await (await open().begin())?.ended;
    const [name = ""] = names();
    expect(outcome).toEqual({ made: name });
    expect(name).toMatch(/^shop-\d{4}-[\dTZ-]+-hand\.gz$/);
    expect(readdirSync(folder)).toEqual([name]);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, name)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(await readLastBackup(database.db)).toMatch(/Z$/);
    const restored = await openTestDatabase(engine, emptyDatabase);
    await restore(restored, join(folder, name));
    expect(await countSubscribers(restored, "production")).toBe(1);
  });

  test("the shop's own queries go on while one is read, and don't get into it", async () => {
    const add = subscriberWriter(database, "production");
    await add({ email: "before@example.com", source: "website" });
    const reader = await connectToRead(database.place);
    onTestFinished(() => reader.close());
    const reading = reader.everything.transaction().setAccessMode("read only").setIsolationLevel("repeatable read");
    await reading.execute(async (inside) => {
      const inIt = () =>
        countSubscribers(
          { ...database, subscribers: (schema) => inside.withTables<SubscriberTables>().withSchema(schema) },
          "production",
        );
      expect(await inIt()).toBe(1);
      await add({ email: "meanwhile@example.com", source: "website" });
      expect(await countSubscribers(database, "production")).toBe(2);
      expect(await inIt()).toBe(1);
    });
  });

  test("one at a time: whoever asks meanwhile hears so, here and on another replica", async () => {
    const backups = open();
    await (await backups.begin())?.ended;
    expect((await backups.status()).running).toBe(false);
    expect(names()).toHaveLength(1);
    const lock = await lockForBackup(database.place);
    expect(await backups.begin()).toBeNull();
    expect(await open().begin()).toBeNull();
    await lock?.release();
    expect(await (await backups.begin())?.ended).toMatchObject({ made: expect.any(String) });
  });

  test("the scheduled one is made when it is due, and once by all replicas", async () => {
    const replicas = [open({ time: "00:00", kept: null }), open({ time: "00:00", kept: null })];
    const long = new Date(Date.now() - 2 * dayMs).toISOString();
    await recordBackup(database.db, long);
    await Promise.all(replicas.map((backups) => backups.makeScheduled()));
    await replicas[1]?.makeScheduled();
    expect(names()).toEqual([expect.stringMatching(/-schedule\.gz$/)]);
    expect(Date.parse((await replicas[0]?.status())?.nextAt ?? "")).toBeGreaterThan(Date.now());
  });

  test("it is on for SQLite and off for Postgres; what an admin saved holds, and a variable wins", async () => {
    await recordBackup(database.db, new Date().toISOString());
    const nextTime = async (backups: Backups) => (await backups.status()).nextAt?.slice(11, 16) ?? "off";
    expect(await nextTime(open())).toBe(engine === "sqlite" ? "04:30" : "off");
    const save = (json: string, version: number) =>
      saveSiteText(database, { key: backupSettingsKey, json, version, username: "boss" });
    await save('{"time":"13:05","kept":2}', 0);
    expect(await nextTime(open())).toBe("13:05");
    expect(await nextTime(open({ time: "off", kept: null }))).toBe("off");
    await save('{"time":"25:00"}', 1);
    expect(await nextTime(open())).toBe(engine === "sqlite" ? "04:30" : "off");
  });

  test("so many of each kind stay, and what a command put there", async () => {
    mkdirSync(folder);
    const put = (name: string, daysAgo: number) => {
      writeFileSync(join(folder, name), "x");
      utimesSync(join(folder, name), new Date(), new Date(Date.now() - daysAgo * dayMs));
      return name;
    };
    const old = [3, 2, 1].map((days) => put(newBackupName("schedule", new Date(days * dayMs)), days));
    const byHand = put(newBackupName("hand", new Date(0)), 9);
    const other = put("before-the-update.gz", 99);
    put(`${newBackupName("hand", new Date(1))}.part`, 1);
    put("notes.txt", 1);
    await open({ time: null, kept: 2 })
      .begin()
      .then((begun) => begun?.ended);
    const made = names()[0] ?? "";
    expect(names()).toEqual([made, old[2], old[1], byHand, other]);
    expect(readdirSync(folder).toSorted()).toEqual([...names(), "notes.txt"].toSorted());
    await pruneBackups(folder, 1);
    expect(names()).toEqual([made, old[2], other]);
  });

  test("a failure is told with its reason, leaves no file, is tried again later, and is over with the next one", async () => {
    const backups = open({ time: "00:00", kept: null });
    await recordBackup(database.db, new Date(Date.now() - 2 * dayMs).toISOString());
    writeFileSync(folder, "a file in the folder's place");
    await backups.makeScheduled();
    const { failure, nextAt } = await backups.status();
    expect(failure).toEqual(await readBackupFailure(database.db));
    expect(failure?.reason).toContain(backupMessages.unknown("EEXIST"));
    expect(Date.parse(nextAt ?? "") - Date.parse(failure?.at ?? "")).toBe(15 * 60_000);
    expect(lines.filter((line) => line.includes("no backup was made"))).toHaveLength(1);
    // Another replica knows of it, and doesn't try before that either.
    await open({ time: "00:00", kept: null }).makeScheduled();
    expect(lines.filter((line) => line.includes("no backup was made"))).toHaveLength(1);
    rmSync(folder);
    await writeState(
      database.db,
      "backup-failure",
      JSON.stringify({ at: new Date(Date.now() - 20 * 60_000).toISOString(), reason: "x" }),
    );
    const again = open({ time: "00:00", kept: null });
    await again.makeScheduled();
    expect([names().length, (await again.status()).failure]).toEqual([1, null]);
  });

  test("none is begun where the last one says that it wouldn't fit beside what the shop needs", async () => {
    mkdirSync(folder);
    const large = newBackupName("schedule", new Date(0));
    writeFileSync(join(folder, large), "");
    // It takes no room: what isn't written of a file isn't stored.
    truncateSync(join(folder, large), (await diskRoom(folder))?.all ?? 0);
    const outcome = await (await open().begin())?.ended;
    expect(outcome).toEqual({ failed: expect.stringMatching(/^The disk has .+ free, and a backup needs about .+B/) });
    expect(readdirSync(folder)).toEqual([large]);
  });

  test.skipIf(process.getuid?.() === 0)("a folder without the right to write is named", async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    const outcome = await (await open().begin())?.ended;
    expect(outcome).toEqual({ failed: backupMessages.noPermission(folder) });
  });

  test("a stop ends one that is under way, and its draft goes", async () => {
    const backups = open();
    const begun = await backups.begin();
    await backups.close();
    const outcome = await Promise.race([begun?.ended, setTimeout(0, "late")]);
    expect(outcome).not.toBe("late");
    expect(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".part")) : []).toEqual([]);
    expect(await readBackupFailure(database.db)).toBeNull();
    expect(await backups.begin()).toBeNull();
  });
});
