import { expect, test } from "vitest";
import { specificationsPage } from "#content/products/incard-finder/specifications.ts";
import { rule } from "#tests/rule.ts";
import { specValues } from "#tests/spec-values.ts";

rule("docs/behavior/products.md#specifications-page", () => {
  test("the card's outline", () => {
    expect(specValues(specificationsPage.specs).Size).toBe("85.60 x 53.98 mm");
    expect(specificationsPage.dimensions).toMatchObject({ widthMm: "85.60", heightMm: "53.98" });
  });
});
