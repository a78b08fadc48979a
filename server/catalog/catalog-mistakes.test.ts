import { expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { tagigo } from "#content/catalog/tagigo.ts";
import { catalogMistakes } from "./catalog-mistakes.ts";

test("the built-in catalog has none", () => {
  expect(catalogMistakes(products)).toEqual([]);
});

test("a price with a comma, and a missing title, are told by file, product and field", () => {
  const [first, ...rest] = tagigo.variants;
  if (!first) throw new Error("Tagigo has variants");
  expect(catalogMistakes([{ ...tagigo, title: "", variants: [{ ...first, price: "26,49" }, ...rest] }])).toEqual([
    expect.stringMatching(/^content\/catalog\/tagigo\.ts: tagigo-product, title: /),
    `content/catalog/tagigo.ts: tagigo-product, variant ${first.id}, price: a price is dollars with two decimals, such as 27.99`,
  ]);
});
