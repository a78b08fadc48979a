import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/database.ts";
import { readLastBackup } from "#server/db/queries/app-state.ts";
import { writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { countSubscribers, subscriberWriter } from "#server/db/queries/subscribers.ts";
import { lockForRestore } from "#server/db/running-lock.ts";
import { createLog } from "#server/lib/log.ts";
import { type AppRuntime, bootstrap } from "#server/start/bootstrap.ts";
import { commandEnvironment } from "#tests/command-environment.ts";
import { emptyDatabase, engines, settingsOf } from "#tests/databases.ts";
import { runWork } from "./run-work.ts";
import { readStaffCommand, staffUsage } from "./staff-work.ts";
import { readSubscribersCommand } from "./subscribers-work.ts";

const folder = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Outcome = { readonly status: number; readonly out: string; readonly errors: string };

/** Runs a command as `npm run` does, on a database in `data`. */
const run = (data: string, script: string, ...args: readonly string[]): Promise<Outcome> =>
  runWith({ DATA_DIR: data }, script, ...args);

/** The same with other settings. Nobody sits at its terminal. */
function runWith(settings: Record<string, string>, script: string, ...args: readonly string[]): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const env = { ...commandEnvironment, ...settings };
  execFile(process.execPath, [join(import.meta.dirname, script), ...args], { env }, (error, out, errors) =>
    resolve({ status: typeof error?.code === "number" ? error.code : Number(error !== null), out, errors }),
  );
  return promise;
}

describe("where there is no database", () => {
  const nowhere = join(folder, "nowhere");

  test.each([
    ["db.ts", "backup", join(folder, "empty.gz")],
    ["personal-data.ts", "export", "ada@example.com"],
    ["personal-data.ts", "erase", "ada@example.com"],
    ["user.ts", "list"],
    ["user.ts", "remove", "ada"],
    ["staff.ts", "role", "ada", "editor"],
    ["subscribers.ts", "undo", "1"],
  ])("%s %s says so instead of making an empty one and reporting success", async (script, ...args) => {
    const { status, errors } = await run(nowhere, script, ...args);
    expect([status, errors]).toEqual([1, expect.stringContaining(`DATA_DIR: there is no database in ${nowhere}.`)]);
    expect(existsSync(nowhere)).toBe(false);
    expect(existsSync(join(folder, "empty.gz"))).toBe(false);
  });
});

describe.each(engines)("what is left before opening, on %s", (engine) => {
  test("is read from the database, with what staff changed", async () => {
    const testDatabase = await emptyDatabase(engine);
    const settings = { ...settingsOf(testDatabase), TOKEN_SECRET: "a secret that is long enough for a test" };
    const config = readConfig(settings);
    const runtime = await bootstrap({ config, log: createLog("silent"), announcePassword: () => {} });
    const { database } = runtime.context;
    const product = "carbon-finder-product";
    await database.transaction((db) =>
      writeCatalogEdit(db, { product, variant: null, field: "shipDate", to: "January 2, 2024" }),
    );
    await runtime.close();
    const { out, errors } = await runWith(settings, "preflight.ts", "--backups", join(folder, "none"));
    expect(errors).toBe("");
    expect(out).toContain("January 2, 2024");
    expect(out).toContain("/admin/catalog");
    expect(out).not.toContain("database-unread");
    await testDatabase.drop();
  });
});

test("without a database what is built in is looked at, and that is said", async () => {
  const { out } = await run(join(folder, "nowhere"), "preflight.ts");
  expect(out).toContain("[database-unread]");
  expect(existsSync(join(folder, "nowhere"))).toBe(false);
});

test("of the staff commands only a new account makes a database", () => {
  const commands = [["list"], ["role", "ada", "editor"], ["password", "ada"], ["remove", "ada"], ["add", "ada"]];
  expect(commands.map((args) => readStaffCommand(args).create)).toEqual([false, false, false, false, true]);
});

test("a first user makes the database; a backup of it makes another", async () => {
  const [here, there, file] = [join(folder, "here"), join(folder, "there"), join(folder, "whole.gz")];
  expect((await run(here, "user.ts", "add", "ada", "Ada Lovelace")).status).toBe(0);
  const before = new Date().toISOString();
  const saved = await run(here, "db.ts", "backup", file);
  expect(saved).toMatchObject({ status: 0, errors: "" });
  expect(saved.out).toMatch(new RegExp(`^\\d+ rows of the database in ${here} are now in ${file}\\.$`, "m"));
  const database = await connectDatabase({ dataDir: here, databaseUrl: null });
  const told = await readLastBackup(database.db);
  await database.close();
  expect(told && told >= before).toBe(true);
  const restored = await run(there, "db.ts", "restore", file);
  expect(restored).toMatchObject({ status: 0, errors: "" });
  // With other settings than the shop's these would be other folders than the shop's.
  expect(restored.out).toContain(`There was no database in ${there}, so a new one is made there.`);
  expect(restored.out).toMatch(new RegExp(`^\\d+ rows are back from ${file}, in the database in ${there}\\.$`, "m"));
  expect((await run(there, "user.ts", "list")).out).toContain("Ada Lovelace");
});

test("staff accounts are added, listed, changed and removed, each in one sentence, and a backup has them", async () => {
  const [here, there, file] = [join(folder, "staff"), join(folder, "staff-copy"), join(folder, "staff.gz")];
  // In this process: that the command itself starts is seen above and at the end.
  vi.stubEnv("DATA_DIR", here);
  const [out, errors] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  async function staff(...args: string[]): Promise<Outcome> {
    for (const spy of [out, errors]) spy.mockReset().mockImplementation(() => {});
    const { work, create } = readStaffCommand(args);
    await runWork(work, staffUsage, create);
    const status = Number(process.exitCode ?? 0);
    process.exitCode = undefined;
    const text = (spy: typeof out): string => spy.mock.calls.map(([line]) => `${line}\n`).join("");
    return { status, out: text(out), errors: text(errors) };
  }
  const added = await staff("add", "Ida Lund");
  expect(added.out).toMatch(
    /^There was no database in .+, so a new one is made there\.\nAdded Ida Lund as editor\. The password, shown only this once: [\w-]{24}\n$/,
  );
  expect(await staff("add", "ida lund", "admin")).toMatchObject({
    status: 1,
    errors: `${staffAccountMessages.taken("ida lund")}\n`,
  });
  expect((await staff("role", "ida lund", "admin")).out).toBe("Ida Lund is admin now, and has to log in again.\n");
  expect((await staff("password", "Ida Lund")).out).toMatch(/^Ida Lund has a new password, .*: [\w-]{24}\n$/);
  expect((await staff("list")).out).toMatch(
    /^admin\tadmin\tset in the configuration\nIda Lund\tadmin\tsince \d{4}-\d\d-\d\d\n$/,
  );
  expect((await staff("add", "Admin")).errors).toContain("admin is the account of the configuration");
  expect((await staff("role", "Ida Lund", "owner")).errors).toBe("A role is admin or editor.\n");
  expect((await staff("add", "<Ida>")).errors).toBe(`${staffAccountMessages.badName}\n`);
  for (const wrong of [[], ["list", "Ida"], ["role", "Ida"], ["remove"], ["remove", "a", "b"], ["burn", "Ida"]]) {
    expect(await staff(...wrong)).toMatchObject({ status: 1, errors: expect.stringContaining("Usage: npm run staff") });
  }
  expect(await run(here, "db.ts", "backup", file)).toMatchObject({ status: 0 });
  expect((await staff("remove", "ida lund")).out).toBe("Removed Ida Lund; their logins are over.\n");
  expect((await staff("remove", "Ida Lund")).errors).toBe(`${staffAccountMessages.unknown("Ida Lund")}\n`);
  expect(await run(there, "db.ts", "restore", file)).toMatchObject({ status: 0 });
  expect((await run(there, "staff.ts", "list")).out).toContain("Ida Lund\tadmin");
}, 120_000);

describe.each(engines)("an imported list on %s", (engine) => {
  test("is previewed, imported, listed and undone; what is missing is said in a sentence", async () => {
    const testDatabase = await emptyDatabase(engine);
    const settings = { ...settingsOf(testDatabase), TOKEN_SECRET: "a secret that is long enough for a test" };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const database = await connectDatabase(testDatabase);
    const file = join(folder, `${engine}.csv`);
    writeFileSync(file, "Mail;Joined\nada@example.com;2024-01-02\nbob@example.com;\nnobody;2024-01-02\n");
    const subscribers = (...args: string[]) => readSubscribersCommand(args)?.(database);
    const people = () => countSubscribers(database, "public");
    await expect(subscribers("import", file)).rejects.toThrow(/Say where people agreed.* --source/);
    await expect(subscribers("import", file, "--source", "Form", "--column", "date=")).rejects.toThrow(/--date/);
    await expect(subscribers("import", file, "--column", "email=Foo")).rejects.toThrow(/There are: Mail, Joined\.$/);
    await expect(subscribers("import", `${file}.gone`)).rejects.toThrow(/can't be read/);
    const preview = await subscribers("import", file, "--source", "Form", "--preview");
    expect(preview).toMatch(/ 1 {2}Will be added \(row 2: ada@example\.com\)/);
    expect(preview).toMatch(/ 1 {2}No source or date of consent \(row 3/);
    expect([preview?.endsWith("Nothing was stored."), await people()]).toEqual([true, 0]);
    const imported = await subscribers("import", file, "--source", "Form", "--date", "2025-01-31");
    expect([/undo (?<id>\d+)$/.exec(imported ?? "")?.groups?.id, await people()]).toEqual(["1", 2]);
    expect(await subscribers("import", file, "--source", "Form")).toContain("Nobody in this file would be added.");
    expect(await subscribers("list")).toMatch(/^1\t.*\tcommand line\t.*\.csv\t2 added$/);
    expect(await subscribers("undo", "1")).toBe("Import 1: 2 people removed.");
    expect(await people()).toBe(0);
    await expect(subscribers("undo", "7")).rejects.toThrow("There is no import 7.");
    for (const wrong of [
      [],
      ["import"],
      ["undo"],
      ["undo", "x"],
      ["list", "x"],
      ["import", "a", "b"],
      ["list", "--burn"],
    ]) {
      expect(readSubscribersCommand(wrong)).toBeUndefined();
    }
    vi.unstubAllEnvs();
    await database.close();
    await testDatabase.drop();
  });
});

test("a backup that can't be written or read ends with one sentence", async () => {
  const data = join(folder, "sentence");
  await run(data, "user.ts", "add", "ada");
  const file = join(folder, "no-such-folder", "today.gz");
  expect(await run(data, "db.ts", "backup", file)).toEqual({
    status: 1,
    out: "",
    errors: `${file} can't be written (ENOENT).\n`,
  });
  expect(await run(data, "db.ts", "backup", data)).toMatchObject({
    status: 1,
    errors: `${data} can't be written (EISDIR).\n`,
  });
  expect(await run(data, "db.ts", "restore", file)).toMatchObject({
    status: 1,
    errors: `${file} can't be read (ENOENT).\n`,
  });
});

describe.each(engines)("a backup by the button on %s", (engine) => {
  test("is put back by the command", async () => {
    const testDatabase = await emptyDatabase(engine);
    const settings = { ...settingsOf(testDatabase), TOKEN_SECRET: "a secret that is long enough for a test" };
    const open = (): Promise<AppRuntime> =>
      bootstrap({ config: readConfig(settings), log: createLog("silent"), announcePassword: () => {} });
    const first = await open();
    const subscribe = (email: string): Promise<void> =>
      subscriberWriter(first.context.database, "public")({ email, source: "website" });
    await subscribe("before@example.com");
    const outcome = await (await first.context.backups.begin())?.ended;
    await subscribe("since@example.com");
    await first.close();
    const file = join(testDatabase.dataDir, "backups", outcome && "made" in outcome ? outcome.made : "none");
    expect(await runWith(settings, "db.ts", "restore", file, "--yes")).toMatchObject({ status: 0, errors: "" });
    const second = await open();
    expect(await countSubscribers(second.context.database, "public")).toBe(1);
    await second.close();
    await testDatabase.drop();
  }, 120_000);
});

describe.each(engines)("restore on %s", (engine) => {
  test("leaves a running shop alone, replaces rows only when told to, and keeps a shop waiting meanwhile", async () => {
    const testDatabase = await emptyDatabase(engine);
    const settings = {
      ...settingsOf(testDatabase),
      TOKEN_SECRET: "a secret that is long enough for a test",
    };
    const open = (): Promise<AppRuntime> =>
      bootstrap({ config: readConfig(settings), log: createLog("silent"), announcePassword: () => {} });
    const restore = (...more: string[]): Promise<Outcome> => runWith(settings, "db.ts", "restore", file, ...more);
    const count = async (runtime: AppRuntime): Promise<number> => countSubscribers(runtime.context.database, "public");
    const file = join(folder, `${engine}.gz`);
    const subscribe = (runtime: AppRuntime, email: string): Promise<void> =>
      subscriberWriter(runtime.context.database, "public")({ email, source: "website" });

    const first = await open();
    expect(await runWith(settings, "db.ts", "backup", file)).toMatchObject({ status: 0 });
    await subscribe(first, "since@example.com");
    const second = await open();
    const running = expect.stringContaining("The shop is running on this database, so nothing was changed.");
    expect(await restore("--yes")).toEqual({ status: 1, out: "", errors: running });
    await first.close();
    expect(await restore("--yes")).toEqual({ status: 1, out: "", errors: running });
    expect(await count(second)).toBe(1);
    await second.close();

    const refused = await restore();
    expect([refused.status, refused.errors]).toEqual([1, expect.stringContaining("Add --yes")]);
    expect(refused.out).toMatch(/^ +1 {2}public\.subscribers$/m);
    expect(await restore("--yes")).toMatchObject({ status: 0, errors: "" });

    const lock = await lockForRestore(testDatabase);
    const third = open();
    await lock?.release();
    const runtime = await third;
    expect(await count(runtime)).toBe(0);
    await runtime.close();
    await testDatabase.drop();
  }, 120_000);
});

describe.each(engines)("a shop login and restored links on %s", (engine) => {
  test("a new password is set, for a user that there is, and links of restored backups are forgotten", async () => {
    const place = await emptyDatabase(engine);
    onTestFinished(() => place.drop());
    const settings = { ...settingsOf(place), TOKEN_SECRET: "the secret of this test, long enough" };
    expect((await runWith(settings, "user.ts", "add", "Ada")).status).toBe(0);
    expect((await runWith(settings, "user.ts", "password", "ada")).out).toMatch(
      /^Ada has a new password; their sessions are over\. The password, shown only this once: [\w-]{24}\n$/,
    );
    expect((await runWith(settings, "user.ts", "password", "Ida")).errors).toBe("There is no user called Ida.\n");
    expect(await runWith(settings, "db.ts", "forget-links")).toMatchObject({ status: 0, errors: "" });
    expect((await runWith(settings, "db.ts", "forget-links", "a-file")).status).toBe(1);
  });
});
