import fs, { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ConfigError } from "#server/config/config.ts";
import { deriveKey, keyRingFor, readSecrets } from "./secrets.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "secrets-"));
const one = "Zt2Vb6Yx1Kd5Hm9Lp3Gf7Car4Jq0Wn8s";
const two = "Mc5LhD8sGy4TqZnK3f9PzQ1vXw7RtB2m";
const inFile = (text: string) => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "token-secret"), text);
  return readSecrets({ tokenSecret: null, previousTokenSecrets: [], dataDir });
};
const read = (dataDir: string) => readSecrets({ tokenSecret: null, previousTokenSecrets: [], dataDir });

/** What happens instead when the file is put in its place. */
function whenPlaced(instead: typeof fs.linkSync): void {
  vi.spyOn(fs, "linkSync").mockImplementation(instead);
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test("a configured secret is used as it is, and nothing is written", () => {
  const dataDir = folder();
  const config = { tokenSecret: one, previousTokenSecrets: [two], dataDir };
  expect(readSecrets(config)).toEqual({ current: one, previous: [two] });
  expect(readdirSync(dataDir)).toEqual([]);
});

test("one is made at the first start, for this user only, and stays", () => {
  const dir = join(folder(), "new");
  const made = read(dir);
  expect(made.current).toMatch(/^[\w-]{64}$/);
  expect(made.previous).toEqual([]);
  expect(read(dir)).toEqual(made);
  expect(readdirSync(dir)).toEqual(["token-secret"]);
  expect(statSync(join(dir, "token-secret")).mode & 0o777).toBe(0o600);
});

test("a file that is there already is taken", () => {
  expect(inFile(one)).toEqual({ current: one, previous: [] });
});

test("of two processes that start together the later takes the file of the other, and leaves no draft", () => {
  const { linkSync } = fs;
  whenPlaced((draft, path) => {
    writeFileSync(path, one);
    linkSync(draft, path);
  });
  const dir = folder();
  expect(read(dir)).toEqual({ current: one, previous: [] });
  expect(readdirSync(dir)).toEqual(["token-secret"]);
});

test("a disk that takes no such file says so itself, and keeps no draft", () => {
  whenPlaced(() => {
    throw Object.assign(new Error("operation not permitted"), { code: "EPERM" });
  });
  const dir = folder();
  expect(() => read(dir)).toThrow("operation not permitted");
  expect(readdirSync(dir)).toEqual([]);
});

test("a line on top of the file rotates it: what stood there is a former secret", () => {
  expect(inFile(`${two}\n${one}\n`)).toEqual({ current: two, previous: [one] });
  expect(inFile(`${two}\r\n ${one}\r\n`)).toEqual({ current: two, previous: [one] });
  const dataDir = folder();
  writeFileSync(join(dataDir, "token-secret"), `${two}\n${one}`);
  const more = "a former secret of the settings, long enough";
  expect(readSecrets({ tokenSecret: null, previousTokenSecrets: [more], dataDir }).previous).toEqual([one, more]);
});

test.each([
  ["an empty file", "", "is empty"],
  ["a file of one line end", "\n", "is empty"],
  ["a short one", "short", "must have at least 32 bytes"],
  ["a short former one", `${one}\nshort`, "must have at least 32 bytes"],
  ["an example", "change-me-openssl-rand-base64-48-gives-one", "is the one of an example"],
])("%s stops the start with a sentence that says what to do", (_, text, reason) => {
  expect(() => inFile(text)).toThrow(ConfigError);
  expect(() => inFile(text)).toThrow(`token-secret: the secret in it ${reason}`);
  expect(() => inFile(text)).toThrow("Put the file of your backup back, or delete it");
});

test("something that can't be read stands in its place: that is said, and no draft is left", () => {
  const dir = folder();
  mkdirSync(join(dir, "token-secret"));
  expect(() => read(dir)).toThrow("EISDIR");
  expect(readdirSync(dir)).toEqual(["token-secret"]);
});

test("each purpose has its own key", () => {
  expect(deriveKey("s", "session")).toHaveLength(32);
  expect(deriveKey("s", "session")).not.toEqual(deriveKey("s", "admin-token"));
  expect(deriveKey("s", "session")).not.toEqual(deriveKey("t", "session"));
});

test("a key stays what it is from version to version, so that links in mails go on to work", () => {
  expect(Buffer.from(deriveKey("s", "subscriptions")).toString("base64url")).toBe(
    "CfO97ynZgfFkKmJhr6489Jv__P_Ck2tk5sxjJxv-cHk",
  );
});

test("a ring signs with the present secret and still believes the former ones", () => {
  const ring = keyRingFor({ current: two, previous: [one] }, "subscriptions");
  expect(ring).toEqual([deriveKey(two, "subscriptions"), deriveKey(one, "subscriptions")]);
});
