import { expect, test } from "vitest";
import { signSubscriptionToken, verifySubscriptionToken } from "./subscription-tokens.ts";

const key = [new Uint8Array(32).fill(1)] as const;
const other = [new Uint8Array(32).fill(2)] as const;
const one = { purpose: "unsubscribe", list: "ship:carbon-finder", email: "Ada+ü@example.com" } as const;
const token = signSubscriptionToken(key, one);

test("says what was signed", () => {
  expect(verifySubscriptionToken(key, token, "unsubscribe")).toEqual(one);
});

test("signed with a former key it still counts, and new ones are signed with the present one", () => {
  const rotated = [...other, ...key] as const;
  expect(verifySubscriptionToken(rotated, token, "unsubscribe")).toEqual(one);
  expect(verifySubscriptionToken(other, signSubscriptionToken(rotated, one), "unsubscribe")).toEqual(one);
});

test("is worth nothing with another key, another purpose, or one letter changed", () => {
  expect(verifySubscriptionToken(other, token, "unsubscribe")).toBeNull();
  expect(verifySubscriptionToken(key, token, "confirm")).toBeNull();
  const [body = "", signed = ""] = token.split(".");
  const swapped = `${body.slice(0, -1)}${body.endsWith("A") ? "B" : "A"}.${signed}`;
  const foreign = signSubscriptionToken(key, { ...one, email: "eve@example.com" }).split(".")[0];
  for (const bad of [
    swapped,
    `${foreign}.${signed}`,
    `${token}x`,
    `!${token}`,
    body,
    "",
    ".",
    `${body}.`,
    `.${signed}`,
  ]) {
    expect(verifySubscriptionToken(key, bad, "unsubscribe")).toBeNull();
  }
});
