import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Outcome = { readonly status: number; readonly out: string; readonly errors: string };

/** Runs a command as `npm run` does, on a database in `data`. */
function run(data: string, script: string, ...args: readonly string[]): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const env = { PATH: process.env.PATH, DATA_DIR: data };
  execFile(process.execPath, [join(import.meta.dirname, script), ...args], { env }, (error, out, errors) =>
    resolve({ status: typeof error?.code === "number" ? error.code : Number(error !== null), out, errors }),
  );
  return promise;
}

describe("where there is no database", () => {
  const nowhere = join(folder, "nowhere");

  test.each([
    ["db.ts", "backup", join(folder, "empty.gz")],
    ["person.ts", "export", "ada@example.com"],
    ["person.ts", "erase", "ada@example.com"],
    ["user.ts", "list"],
    ["user.ts", "remove", "ada"],
  ])("%s %s says so instead of making an empty one and reporting success", async (script, ...args) => {
    const { status, errors } = await run(nowhere, script, ...args);
    expect([status, errors]).toEqual([1, expect.stringContaining(`DATA_DIR: there is no database in ${nowhere}.`)]);
    expect(existsSync(nowhere)).toBe(false);
    expect(existsSync(join(folder, "empty.gz"))).toBe(false);
  });
});

test("a first user makes the database; a backup of it makes another", async () => {
  const [here, there, file] = [join(folder, "here"), join(folder, "there"), join(folder, "whole.gz")];
  expect((await run(here, "user.ts", "add", "ada", "Ada Lovelace")).status).toBe(0);
  expect(await run(here, "db.ts", "backup", file)).toMatchObject({ status: 0, errors: "" });
  expect(await run(there, "db.ts", "restore", file)).toMatchObject({ status: 0, errors: "" });
  expect((await run(there, "user.ts", "list")).out).toContain("Ada Lovelace");
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
  expect(await run(data, "db.ts", "restore", file)).toMatchObject({
    status: 1,
    errors: `${file} can't be read as a backup.\n`,
  });
});
