import { expect, test } from "vitest";
import { featuresOf } from "#content/home/features.ts";
import { metaOf } from "#content/meta.ts";
import { specificationsPageLists, specificationsPageMeasures } from "#content/products/incard-finder/specifications.ts";
import { productRecords } from "#content/products/records.ts";
import { singleProductOf } from "#content/products/single-product.ts";
import { productSlugs } from "#content/products.ts";
import { builtInQuestions, chatAnswers } from "#tests/built-in.ts";
import { comparedProductsOf, productComparisonOf } from "./comparison.ts";
import { builtInRules, offersOf } from "./offers.ts";
import { products } from "./products.ts";

const settledFigures = {
  "incard-size": "Specifications page",
  "carbon-loudness": "comparison page",
  "carbon-thickness": "comparison page",
};

/** All that the shop says of a product once the owner settled what screens gave differently. */
function sayings(slug: "incard-finder" | "carbon-finder"): string {
  // Before any printed date has passed, as Tagigo's is settled in the catalog.
  const offers = offersOf(products, { ...builtInRules, settledFigures }, new Date("2025-05-01T00:00:00Z"));
  const { name } = offers[slug];
  const { home, questions, heads } = productRecords[slug];
  return JSON.stringify([
    singleProductOf(slug, offers),
    comparedProductsOf(offers).filter(({ id }) => id === slug),
    home.hero(offers),
    featuresOf(offers)[slug],
    questions.buyers(offers),
    heads(offers),
    builtInQuestions(offers).owners[slug],
    slug === "incard-finder"
      ? [specificationsPageLists(offers.figures), specificationsPageMeasures(offers.figures)]
      : productComparisonOf(offers),
    chatAnswers(offers).filter((answer) =>
      productSlugs.every((other) => answer.includes(offers[other].name) === (other === slug)),
    ),
    Object.values(metaOf(offers)).filter(({ title }) => title.includes(name)),
  ]);
}

test("the outline of InCard Finder that the owner chose is on every screen, and nothing doubts it", () => {
  const said = sayings("incard-finder");
  expect(said).toContain("85.6 x 53.98 mm");
  expect(said).not.toContain("84.6");
  expect(said).not.toMatch(/page says/);
});

test("the loudness and the thickness of Carbon Finder that the owner chose are on every screen", () => {
  const said = sayings("carbon-finder");
  expect(new Set([...said.matchAll(/([\d-]+) dB ring/g)].map(([, decibels]) => decibels))).toEqual(new Set(["90"]));
  expect(said).not.toContain("80-100");
  expect(said).toContain("2.4 mm thick");
  expect(said).not.toMatch(/\b1\.7 mm (thin|thick|card of woven|carbon)/);
  expect(said).not.toMatch(/The [\w ]+ says \d/);
});
