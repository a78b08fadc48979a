import { expect, test } from "vitest";
import { prices } from "#content/catalogue/presentation.ts";
import { saving } from "./saving.ts";

test.each([
  ["10.00", "9.99", "0.01"],
  ["1.10", "1.00", "0.10"],
  ["100.00", "0.50", "99.50"],
])("%s down to %s saves %s", (original, price, expected) => {
  expect(saving(original, price)).toBe(expected);
});

test("Carbon Finder saves what the specification says (storefront §9)", () => {
  expect(saving(prices.carbonRegular, prices.carbon)).toBe("7.00");
});
