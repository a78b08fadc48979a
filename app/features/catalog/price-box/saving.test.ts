import { expect, test } from "vitest";
import { saving } from "./saving.ts";

test.each([
  ["10.00", "9.99", "0.01"],
  ["1.10", "1.00", "0.10"],
  ["100.00", "0.50", "99.50"],
])("%s down to %s saves %s", (original, price, expected) => {
  expect(saving(original, price)).toBe(expected);
});
