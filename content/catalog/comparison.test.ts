import { describe, expect, test } from "vitest";
import { productRecords } from "#content/products/records.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { comparedProducts, guidance, homeComparison, productComparison } from "#tests/built-in.ts";
import { decisionGuide } from "./comparison.ts";
import { products } from "./products.ts";

describe("the products side by side", () => {
  test("have a cell each in every row", () => {
    for (const { label, cells, ahead } of productComparison) {
      expect(cells, label).toHaveLength(comparedProducts.length);
      for (const column of ahead) expect(cells[column], label).toBeDefined();
    }
  });

  test("have one guidance card each, and a guide that reaches each of them", () => {
    const ids = comparedProducts.map((it) => it.id);
    expect(Object.keys(guidance)).toEqual(ids);
    expect(new Set(decisionGuide.map((it) => it.id))).toEqual(new Set(ids));
    for (const { ifYou, choose } of decisionGuide) expect(`${ifYou} ${choose}`).toMatch(/^If .+ choose /);
  });
});

describe("InCard Finder against two competitors", () => {
  test("has a cell for each column and says when the figures were read", () => {
    for (const { label, cells } of homeComparison.rows)
      expect(cells, label).toHaveLength(homeComparison.columns.length);
    expect(homeComparison.columns).toHaveLength(3);
    expect(homeComparison.note).toMatch(/^As of [A-Z][a-z]+ 20\d\d: /);
  });

  test("lets each competitor come off best somewhere", () => {
    for (const column of [1, 2]) {
      expect(homeComparison.rows.some(({ ahead }) => ahead.includes(column) && !ahead.includes(0))).toBe(true);
    }
  });
});

describe("presentation", () => {
  test("names the catalog's products in hero order", () => {
    expect(productSlugs.map((slug) => presentation[slug].catalogId)).toEqual(products.map((product) => product.id));
    for (const slug of productSlugs) expect(presentation[slug].slug).toBe(slug);
  });

  test("shows no picture of a product twice", () => {
    for (const slug of productSlugs) {
      expect(new Set(productRecords[slug].gallery).size).toBe(productRecords[slug].gallery.length);
    }
  });
});
