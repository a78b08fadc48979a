import { expect, test } from "vitest";
import { deriveKey } from "#server/auth/secrets.ts";
import { deviceSeconds, issueDevice, readDevice } from "./login-cookies.ts";

const key = deriveKey("a secret", "known-device");
const now = 1_800_000_000_000;

test("a cookie is good for its account, in any spelling of the name, and never twice the same", () => {
  const one = issueDevice(key, "staff", "Boss", now);
  const id = readDevice(key, "staff", "Boss", one, now);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(readDevice(key, "staff", " boss ", one, now)).toBe(id);
  expect(issueDevice(key, "staff", "Boss", now)).not.toBe(one);
});

test("it doesn't tell the name", () => {
  const cookie = issueDevice(key, "staff", "a-long-user-name", now);
  expect(cookie).not.toContain("a-long-user-name");
  expect(cookie.split(".").map((part) => Buffer.from(part, "base64url").toString())).not.toContain("a-long-user-name");
});

test.each<[string, (good: string) => string | null]>([
  ["another account", (good) => readDevice(key, "staff", "other", good, now)],
  ["the other login", (good) => readDevice(key, "shop", "boss", good, now)],
  ["another key", (good) => readDevice(deriveKey("a secret", "session"), "staff", "boss", good, now)],
  ["a later time than it says", (good) => readDevice(key, "staff", "boss", good, now + deviceSeconds * 1000)],
  ["a time well before it was made", (good) => readDevice(key, "staff", "boss", good, now - 60_001)],
  [
    "another id",
    (good) => readDevice(key, "staff", "boss", `${good.startsWith("A") ? "B" : "A"}${good.slice(1)}`, now),
  ],
  ["a time of its own", (good) => readDevice(key, "staff", "boss", good.replace(`.${now}.`, `.${now + 1}.`), now)],
  ["a cut signature", (good) => readDevice(key, "staff", "boss", good.slice(0, -1), now)],
  ["nothing", () => readDevice(key, "staff", "boss", "", now)],
])("a cookie is refused for %s", (_, read) => {
  expect(read(issueDevice(key, "staff", "boss", now))).toBeNull();
});

test("it lasts a year", () => {
  const cookie = issueDevice(key, "staff", "boss", now);
  expect(readDevice(key, "staff", "boss", cookie, now + deviceSeconds * 1000 - 1)).not.toBeNull();
});
