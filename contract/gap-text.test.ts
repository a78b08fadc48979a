import { expect, test } from "vitest";
import { gapText } from "./gap-text.ts";

test.each([
  ["  does it\n float? ", "does it float?"],
  ["iphone 12", "iphone 12"],
  ["order 123456", "order 123456"],
  ["a\u0000b\u202Ec", "a b c"],
  ["x".repeat(300), "x".repeat(200)],
])("%j is kept as %j", (typed, kept) => expect(gapText(typed)).toBe(kept));

test.each([
  "",
  " ? ",
  "I am ann@example.com",
  "ann @example",
  "call +1 (555) 010-0199",
  "555.010.0199",
  "my number is 5550100",
])("%j is dropped", (typed) => expect(gapText(typed)).toBeNull());
