import { expect, test } from "vitest";
import { toCents, toDecimal, toDollars } from "./money.ts";

test.each([
  ["0.05", 5],
  ["27.99", 2799],
  ["89.90", 8990],
])("%s is %i cents and back", (price, cents) => {
  expect(toCents(price)).toBe(cents);
  expect(toDollars(cents)).toBe(price);
});

test.each(["", "27", "27.9", "-1.00", "1e3", "27.999"])("%j is no price", (text) => {
  expect(() => toCents(text)).toThrow("not a price");
});

test.each([
  [2900, "29.0"],
  [1950, "19.5"],
  [1999, "19.99"],
  [0, "0.0"],
])("%i cents are written %s, as Shopify does", (cents, text) => {
  expect(toDecimal(cents)).toBe(text);
});
