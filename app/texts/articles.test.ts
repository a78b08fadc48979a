import { expect, test } from "vitest";
import { readTime } from "./articles.ts";

test("marks between words don't count", () => {
  expect(readTime(`${"- ".repeat(1000)}word`)).toBe("1 min read");
});
