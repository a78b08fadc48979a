import { expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";
import { lowestPrice } from "./lowest-price.ts";

const [first] = products;
const of = (...prices: string[]): Product => {
  if (!first) throw new Error("the catalog is empty");
  return { ...first, variants: prices.map((price) => ({ id: price, title: price, price })) };
};

test.each([
  [["19.99"], "19.99"],
  [["100.00", "19.99", "20.00"], "19.99"],
  [["9.00", "10.00"], "9.00"],
  [[], ""],
])("of %j it is %s", (prices, lowest) => {
  expect(lowestPrice(of(...prices))).toBe(lowest);
});
