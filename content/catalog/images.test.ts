import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { incardFinderSeed } from "#content/products/incard-finder/catalog.ts";
import { productRecords } from "#content/products/records.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { skuDetails } from "./buying.ts";
import { withImages } from "./images.ts";
import { products } from "./products.ts";

const folder = join(import.meta.dirname, "..", "..", "public");

test.each(products)("$id has its gallery's pictures, each a file with words", (product) => {
  const { images } = withImages(product);
  const shown = productSlugs.map((slug) => presentation[slug]).find(({ catalogId }) => catalogId === product.id);
  expect(images.map(({ src }) => /^\/images\/(.+)-\d+\.webp\?v=\w+$/.exec(src)?.[1])).toEqual(
    shown && productRecords[shown.slug].gallery,
  );
  for (const { src, alt } of images) {
    expect(existsSync(join(folder, src.replace(/\?.*/, ""))), src).toBe(true);
    expect(alt).toMatch(/\w{3}.*\.$/);
  }
});

test.each(skuDetails)("the page of $key has the picture that $key is shown by", ({ slug, picture }) => {
  expect(productRecords[slug].gallery).toContain(picture);
});

test("a product that names pictures itself keeps them, and one that nobody knows has none", () => {
  const images = [{ src: "/images/own.webp", alt: "Its own." }];
  expect(withImages({ ...incardFinderSeed, images }).images).toEqual(images);
  expect(withImages({ ...incardFinderSeed, id: "another" }).images).toEqual([]);
});
