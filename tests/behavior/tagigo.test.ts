import { expect, test } from "vitest";
import { manualHashes, manualTabOf } from "#content/manuals/manuals.ts";
import { tagigoPage } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/tagigo.md#hero", () => {
  test("price chips and ship date", () => {
    expect(tagigoPage.priceChips.map(({ price }) => price)).toEqual(["$24.99", "$19.99"]);
    expect(tagigoPage.shipNote).toMatch(/^Expected to ship July 31, 2025\. That date has passed;/);
  });
});

rule("docs/behavior/tagigo.md#gallery", () => {
  test("four photos of use", () => {
    expect(tagigoPage.useCases).toHaveLength(4);
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
