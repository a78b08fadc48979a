import fs, { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ConfigError } from "#server/config/config.ts";
import { cannotOpen, makeDataFolder } from "./data-folder.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "data-folder-"));
const modeOf = (path: string): number => statSync(path).mode & 0o777;

test("it is made with its parents, for this user only, and one that is there stays as it is", () => {
  const above = folder();
  const path = join(above, "one", "two");
  makeDataFolder(path);
  expect([modeOf(path), modeOf(join(above, "one"))]).toEqual([0o700, 0o700]);
  chmodSync(path, 0o750);
  makeDataFolder(path);
  expect(modeOf(path)).toBe(0o750);
  makeDataFolder("/");
});

test("a file in its place, or in a parent's, and a link to nowhere are the system's error", () => {
  const above = folder();
  const file = join(above, "file");
  writeFileSync(file, "");
  expect(() => makeDataFolder(file)).toThrow("EEXIST");
  expect(() => makeDataFolder(join(file, "below"))).toThrow(/ENOTDIR|EEXIST/);
  const link = join(above, "link");
  symlinkSync(join(above, "nowhere"), link);
  expect(() => makeDataFolder(link)).toThrow();
  mkdirSync(join(above, "nowhere"));
  makeDataFolder(link);
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test("one that another process makes at the same moment is taken; any other error is said as it is", () => {
  const { mkdirSync: make } = fs;
  const spy = vi.spyOn(fs, "mkdirSync").mockImplementation((path) => {
    for (let i = 0; i < 2; i += 1) make(path);
    return undefined;
  });
  syncBuiltinESMExports();
  const path = join(folder(), "new");
  makeDataFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
  spy.mockImplementation(() => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES" });
  });
  expect(() => makeDataFolder(join(folder(), "new"))).toThrow("permission denied");
});

test.each([
  [null, new Error("disk full"), "DATA_DIR: the database can't be opened (disk full)."],
  ["postgres://x/y", new Error("refused"), "DATABASE_URL: the database can't be opened (refused)."],
  [null, "no error", "DATA_DIR: the database can't be opened (no error)."],
])("with %j and %s an operator is told which setting", (databaseUrl, error, sentence) => {
  const said = cannotOpen(databaseUrl, error);
  expect(said).toBeInstanceOf(ConfigError);
  expect([said.message, said.cause]).toEqual([sentence, error]);
});
