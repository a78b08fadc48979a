import { describe, expect, test } from "vitest";
import { prices } from "./catalog/presentation.ts";
import { faqOf } from "./home/faq.ts";
import { heroOf } from "./home/hero.ts";
import { priorPriceWords } from "./prior-price.ts";
import { carbonFinderMeta, meta } from "./products/meta.ts";
import { trustPromisesOf } from "./trust.ts";

const sayings = (priorPriceRule: boolean) => ({
  hero: JSON.stringify(heroOf(priorPriceRule)),
  faq: JSON.stringify(faqOf(priorPriceRule)),
  meta: carbonFinderMeta(priorPriceRule).description,
  trust: JSON.stringify(trustPromisesOf(priorPriceRule)),
});

test("without the rule the sentences are those of docs/behavior/", () => {
  const { hero, faq, meta: description, trust } = sayings(false);
  expect(hero).toContain(`"$${prices.carbon} in presale, $${prices.carbonRegular} after"`);
  expect(faq).toContain(`The card for $${prices.carbon} instead of $${prices.carbonRegular}, with the same`);
  expect(description).toContain(`Presale $${prices.carbon}, regular $${prices.carbonRegular}. Ships`);
  expect(meta["/products/carbon-finder"].description).toBe(description);
  expect(trust).toContain("Early bird discount");
});

describe("under the rule no sentence", () => {
  test.each(Object.entries(sayings(true)))("of %s names a list price or promises a discount", (_, text) => {
    expect(text).not.toContain(prices.carbonRegular);
    expect(text).not.toContain(prices.incardFinderList);
    expect(text).not.toMatch(/discount|instead of \$|% off/i);
    expect(text).not.toMatch(/ ,|,,|\$\.|undefined/);
  });
});

test("a recorded prior price says what it is", () => {
  expect(priorPriceWords.note("31.50")).toBe("Lowest price in the 30 days before this reduction: $31.50.");
});
