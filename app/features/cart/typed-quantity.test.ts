import { expect, test } from "vitest";
import { maxLineQuantity, typedQuantity } from "./typed-quantity.ts";

test.each(["-4", "0", "", "1.5", "x", "−4", "1e3", "5x", "x5", "5 5"])("%j changes nothing", (text) => {
  expect(typedQuantity(text, 3)).toBe(3);
});

test("a whole number counts, up to the most", () => {
  expect(typedQuantity(" 07 ", 3)).toBe(7);
  expect(typedQuantity("10", 3)).toBe(10);
  expect(typedQuantity("  0012  ", 3)).toBe(12);
  expect(typedQuantity("1000", 3)).toBe(maxLineQuantity);
});
