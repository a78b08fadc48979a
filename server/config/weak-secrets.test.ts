import { expect, test } from "vitest";
import { isExampleSecret, isLongEnough, minSecretBytes, weaknessOf } from "./weak-secrets.ts";

/** As short as a secret may be, of eight different characters. */
const shortest = "abcdefghhgfedcbaaceg".padEnd(minSecretBytes, "bdfh");

test("a secret is measured in bytes", () => {
  expect([isLongEnough(shortest), isLongEnough(shortest.slice(1))]).toEqual([true, false]);
  expect(isLongEnough("ä".repeat(minSecretBytes / 2))).toBe(true);
});

test.each(["change-me", "CHANGE_ME please", "postgres://shop:changeme@db/shop"])("%s is an example's", (value) => {
  expect(isExampleSecret(value)).toBe(true);
});

test("a word beside it is none", () => {
  expect(isExampleSecret("exchange-rates, changed by me")).toBe(false);
});

test.each([
  [shortest, null],
  [shortest.slice(1), "bytes"],
  [`${shortest}-change-me`, "example"],
  ["abcdefg".repeat(8), "repeats"],
  ["12345678".repeat(5), "repeats"],
  [`${"0123456789abcdef".repeat(2)}0123`, "repeats"],
])("%j: %s", (secret, weakness) => {
  if (weakness === null) expect(weaknessOf(secret)).toBeNull();
  else expect(weaknessOf(secret)).toContain(weakness);
});
