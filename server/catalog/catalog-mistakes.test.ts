import { expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { tagigoSeed } from "#content/products/tagigo/catalog.ts";
import { catalogMistakes } from "./catalog-mistakes.ts";

test("the built-in catalog has none", () => {
  expect(catalogMistakes(products)).toEqual([]);
});

test("a price with a comma, and a missing title, are told by file, product and field", () => {
  const [first, ...rest] = tagigoSeed.variants;
  if (!first) throw new Error("Tagigo has variants");
  expect(catalogMistakes([{ ...tagigoSeed, title: "", variants: [{ ...first, price: "26,49" }, ...rest] }])).toEqual([
    expect.stringMatching(/^content\/catalog\/products\.ts: tagigo-product, title: /),
    `content/catalog/products.ts: tagigo-product, variant ${first.id}, price: a price is dollars with two decimals, such as 27.99`,
  ]);
});

test("so are a picture, an entry of a list, a list as a whole and a product that no page has", () => {
  const wrong = {
    ...tagigoSeed,
    images: [{ src: "", alt: "x" }],
    variants: [],
    availability: { ...tagigoSeed.availability, shipDate: "" },
  };
  const told = catalogMistakes([{ ...wrong, id: "elsewhere" }]);
  expect(told.map((line) => line.split(": ").slice(0, 2).join(": ")).toSorted()).toEqual(
    ["availability.shipDate", "images.0.src", "variants"].map(
      (path) => `content/catalog/products.ts: elsewhere, ${path}`,
    ),
  );
  const [first] = tagigoSeed.variants;
  if (!first) throw new Error("Tagigo has variants");
  const images = [{ src: "", alt: "x" }];
  expect(catalogMistakes([{ ...tagigoSeed, images, variants: [first] }])).toEqual([
    expect.stringMatching(/^content\/catalog\/products\.ts: tagigo-product, images\.0\.src: /),
  ]);
});
