import { expect, test } from "vitest";
import { focusTarget } from "./focus-target.ts";

test.each([
  ["Home", 3, 0],
  ["End", 1, 4],
  ["ArrowDown", 1, 2],
  ["ArrowDown", 4, 0],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, 4],
  ["Enter", 1, null],
  ["Tab", 1, null],
])("%s from %i goes to %s", (key, now, next) => {
  expect(focusTarget(key, now, 5)).toBe(next);
});

test("does nothing while no heading has focus or the list is empty", () => {
  expect(focusTarget("End", -1, 5)).toBeNull();
  expect(focusTarget("Home", 0, 0)).toBeNull();
});
