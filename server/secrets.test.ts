import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keyFor, tokenSecret } from "./secrets.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "secrets-"));

test("a configured secret is used as it is, and nothing is written", () => {
  const dir = folder();
  expect(tokenSecret("configured", dir)).toBe("configured");
  expect(readdirSync(dir)).toEqual([]);
});

test("one is made at the first start, for this user only, and stays", () => {
  const dir = join(folder(), "new");
  const made = tokenSecret(null, dir);
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(tokenSecret(null, dir)).toBe(made);
  expect(readdirSync(dir)).toEqual(["token-secret"]);
  expect(statSync(join(dir, "token-secret")).mode & 0o777).toBe(0o600);
});

test("a process that finds the file just made by another takes that one", () => {
  const dir = folder();
  writeFileSync(join(dir, "token-secret"), "made by another");
  expect(tokenSecret(null, dir)).toBe("made by another");
});

test("something that can't be read stands in its place: that is said, and no draft is left", () => {
  const dir = folder();
  mkdirSync(join(dir, "token-secret"));
  expect(() => tokenSecret(null, dir)).toThrow("EISDIR");
  expect(readdirSync(dir)).toEqual(["token-secret"]);
});

test("each purpose has its own key", () => {
  expect(keyFor("s", "session")).toHaveLength(32);
  expect(keyFor("s", "session")).not.toEqual(keyFor("s", "admin-token"));
  expect(keyFor("s", "session")).not.toEqual(keyFor("t", "session"));
});
