import { expect, test } from "vitest";
import { readTime } from "./read-time.ts";

test.each([
  [0, "1 min read"],
  [220, "1 min read"],
  [330, "2 min read"],
  [1100, "5 min read"],
])("%i words", (words, says) => {
  expect(readTime(Array(words).fill("word").join(" "))).toBe(says);
});

test("marks between words don't count", () => {
  expect(readTime(`${"- ".repeat(1000)}word`)).toBe("1 min read");
});
