import { expect, test } from "vitest";
import { tagigoChoices } from "#content/catalog/buying.ts";
import { tagigoPrices } from "#content/catalog/tagigo-prices.ts";
import { manualHashes, manualTabOf } from "#content/manuals/manuals.ts";
import { tagigoPage } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/tagigo.md#hero", () => {
  test("price chips and ship date", () => {
    expect(tagigoPage.priceChips.map(({ price }) => price)).toEqual(["$24.99", "$19.99"]);
    expect(tagigoPage.shipNote).toMatch(/^Expected to ship July 31, 2025\. Orders placed after that date /);
  });
});

rule("docs/behavior/tagigo.md#gallery", () => {
  test("four photos of use", () => {
    expect(tagigoPage.useCases).toHaveLength(4);
  });
});

rule("docs/behavior/tagigo.md#configurator", () => {
  test("the choices of color", () => {
    expect(tagigoChoices).toEqual([
      ...["Black", "White", "Pink", "Blue", "All Colors"],
      ...["4-Pack Black", "4-Pack Pink", "4-Pack Blue", "4-Pack White"],
    ]);
  });
});

rule("docs/behavior/tagigo.md#variant-and-price", () => {
  test("the price without a variant", () => {
    expect(tagigoPrices).toEqual({
      "Dual Network": { "1-Pack": "24.99", "4-Pack": "89.99" },
      "Google Find Hub": { "1-Pack": "19.99", "4-Pack": "69.99" },
    });
  });
});

rule("docs/behavior/tagigo.md#tabs", () => {
  test("six features", () => {
    expect(tagigoPage.features).toHaveLength(6);
  });

  test.each([
    ["manual", "tagigo"],
    ["factory-reset", "tagigo"],
    ["factory-reset-tagigo", "tagigo"],
    ["factory-reset-tagigo-g", "tagigo-g"],
    ["disable-tagigo", "tagigo"],
    ["disable-tagigo-g", "tagigo-g"],
  ])("#%s opens the manual of %s", (hash, part) => {
    expect(manualHashes("tagigo")).toContain(hash);
    expect(manualTabOf("tagigo", hash)?.id).toBe(part);
  });
});
