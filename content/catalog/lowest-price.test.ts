import { expect, test } from "vitest";
import { lowestPrice, pricesDiffer } from "./lowest-price.ts";

test.each([
  [["19.99"], "19.99", false],
  [["100.00", "19.99", "20.00"], "19.99", true],
  [["9.00", "10.00"], "9.00", true],
  [["9.00", "9.00"], "9.00", false],
  [[], "", false],
])("of %j it is %s, and others cost more: %s", (prices, lowest, differ) => {
  const variants = prices.map((price) => ({ price }));
  expect(lowestPrice(variants)).toBe(lowest);
  expect(pricesDiffer(variants)).toBe(differ);
});
