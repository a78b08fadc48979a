import { expect, test } from "vitest";
import { letterToken, readLetterToken } from "./letter-tokens.ts";

const key = [new Uint8Array(32).fill(1)] as const;
const other = [new Uint8Array(32).fill(2)] as const;
const one = { purpose: "unsubscribe", list: "ship:carbon-finder", email: "Ada+ü@example.com" } as const;
const token = letterToken(key, one);

test("says what was signed", () => {
  expect(readLetterToken(key, token, "unsubscribe")).toEqual(one);
});

test("signed with a former key it still counts, and new ones are signed with the present one", () => {
  const rotated = [...other, ...key] as const;
  expect(readLetterToken(rotated, token, "unsubscribe")).toEqual(one);
  expect(readLetterToken(other, letterToken(rotated, one), "unsubscribe")).toEqual(one);
});

test("is worth nothing with another key, another purpose, or one letter changed", () => {
  expect(readLetterToken(other, token, "unsubscribe")).toBeNull();
  expect(readLetterToken(key, token, "confirm")).toBeNull();
  const [body = "", signed = ""] = token.split(".");
  const swapped = `${body.slice(0, -1)}${body.endsWith("A") ? "B" : "A"}.${signed}`;
  const foreign = letterToken(key, { ...one, email: "eve@example.com" }).split(".")[0];
  for (const bad of [swapped, `${foreign}.${signed}`, `${token}x`, body, "", ".", `${body}.`, `.${signed}`]) {
    expect(readLetterToken(key, bad, "unsubscribe")).toBeNull();
  }
});
