import { expect, test } from "vitest";
import { specificationsPageLists, specificationsPageMeasures } from "#content/products/incard-finder/specifications.ts";
import { offers } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";
import { specValues } from "#tests/spec-values.ts";

rule("docs/behavior/products.md#specifications-page", () => {
  test("the card's outline", () => {
    expect(specValues(specificationsPageLists(offers.figures)).Size).toBe("85.60 x 53.98 mm");
    expect(specificationsPageMeasures(offers.figures)).toMatchObject({ widthMm: "85.60", heightMm: "53.98" });
  });
});
