import { expect, test } from "vitest";
import { windowOf, windowSize, wrap } from "./window.ts";

const six = ["a", "b", "c", "d", "e", "f"];

test("three stand side by side", () => {
  expect(windowSize).toBe(3);
  expect(windowOf(six, 0)).toEqual(["a", "b", "c"]);
});

test("the window wraps at both ends", () => {
  expect(windowOf(six, 5)).toEqual(["f", "a", "b"]);
  expect(windowOf(six, -1)).toEqual(["f", "a", "b"]);
  expect(windowOf(six, 6)).toEqual(["a", "b", "c"]);
});

test("a short list is shown whole, once", () => {
  expect(windowOf(["a", "b"], 1)).toEqual(["b", "a"]);
});

test("wraps any index", () => {
  expect([-7, -1, 0, 5, 6, 13].map((index) => wrap(index, 6))).toEqual([5, 5, 0, 5, 0, 1]);
});
