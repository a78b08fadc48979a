import { expect, test } from "vitest";
import { listOfToken } from "./list-of-token.ts";

const tokenOf = (said: unknown): string => `${Buffer.from(JSON.stringify(said)).toString("base64url")}.signature`;

test.each([
  [tokenOf({ p: "u", l: "newsletter", e: "ä@x.com" }), "newsletter"],
  [tokenOf({ p: "u", l: "ship:carbon-finder", e: "a@x.com" }), "carbon-finder"],
  [tokenOf({ l: 7 }), null],
  [tokenOf(null), null],
  ["", null],
  ["%%%.x", null],
])("%s is about %s", (token, list) => {
  expect(listOfToken(token)).toBe(list);
});
