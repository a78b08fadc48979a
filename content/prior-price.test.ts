import { describe, expect, test } from "vitest";
import { builtInQuestions, prices } from "#tests/built-in.ts";
import { builtInRules, type Offers, offersOf } from "./catalog/offers.ts";
import { products } from "./catalog/products.ts";
import { heroOf } from "./home/hero.ts";
import { metaOf } from "./meta.ts";
import { priorPriceWords } from "./prior-price.ts";
import { trustPromisesOf } from "./trust.ts";

const sayings = (offers: Offers) => ({
  hero: JSON.stringify(heroOf(offers)),
  faq: JSON.stringify(builtInQuestions(offers).buyers),
  meta: metaOf(offers)["/products/carbon-finder"].description,
  trust: JSON.stringify(trustPromisesOf(offers)),
});

test("without the rule the sentences are those of docs/behavior/", () => {
  const { hero, faq, meta: description, trust } = sayings(offersOf(products));
  expect(hero).toContain(`"$${prices.carbon} in presale, $${prices.carbonRegular} after"`);
  expect(faq).toContain(`The card for $${prices.carbon} instead of $${prices.carbonRegular}, with the same`);
  expect(description).toContain(`Presale $${prices.carbon}, regular $${prices.carbonRegular}. `);
  expect(trust).toContain("Early bird discount");
});

const listPrice =
  products.find(({ id }) => id === "incard-finder-product")?.variants[0]?.originalPrice ?? "a list price";

describe("under the rule no sentence", () => {
  test.each(Object.entries(sayings(offersOf(products, { ...builtInRules, priorPriceRule: true }))))(
    "of %s names a list price or promises a discount",
    (_, text) => {
      expect(text).not.toContain(prices.carbonRegular);
      expect(text).not.toContain(listPrice);
      expect(text).not.toMatch(/discount|instead of \$|% off/i);
      expect(text).not.toMatch(/ ,|,,|\$\.|undefined/);
    },
  );
});

test("a recorded prior price says what it is", () => {
  expect(priorPriceWords.note("$31.50")).toBe("Lowest price in the 30 days before this reduction: $31.50.");
});
