import { expect, test } from "vitest";
import { skuName } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { itemsText } from "./order-of.ts";

test("what was bought is named by SKU, one thing a line", () => {
  const card = skuName("incard-finder-variant", products);
  expect(itemsText({ items: "incard-finder-variant:2,sold-elsewhere:1", product: "other words" })).toBe(
    `2 × ${card}\n1 × sold-elsewhere`,
  );
});

test("without SKUs the payment's own words do, without what may be somebody's", () => {
  expect(itemsText({ product: "Tagigo, gift for ada@example.com" })).toBe("Tagigo, gift for [e-mail]");
  expect(itemsText({ quantity: 2 })).toBe("");
});
