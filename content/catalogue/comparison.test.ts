import { describe, expect, test } from "vitest";
import { comparedProducts, decisionGuide, guidanceCards, homeComparison, productComparison } from "./comparison.ts";
import { presentation, prices, productSlugs } from "./presentation.ts";
import { products } from "./products.ts";

const row = (label: string) => productComparison.find((it) => it.label === label)?.cells;

describe("the four products side by side (storefront §2, Comparison page)", () => {
  test("have the prices and badges of the specification", () => {
    expect(comparedProducts.map((it) => [it.name, it.price, it.badge])).toEqual([
      ["InCard Finder", "$27.99", "Best Choice"],
      ["Tagigo", "from $24.99", "Presale"],
      ["Tagigo G", "$19.99", "Google Only"],
      ["Carbon Finder", "$28.99", "Presale"],
    ]);
  });

  test("compare what the specification compares, a cell for each product", () => {
    expect(productComparison.map((it) => it.label)).toEqual([
      "Network",
      "Battery",
      "Water resistance",
      "Thickness",
      "Sound",
      "Special features",
    ]);
    for (const { label, cells, ahead } of productComparison) {
      expect(cells, label).toHaveLength(comparedProducts.length);
      for (const column of ahead) expect(cells[column], label).toBeDefined();
    }
  });

  test("keep the pairs of figures: IP68 and IP67, 1.7 and 2.4 mm, 90 and 100 dB", () => {
    expect(row("Water resistance")?.[0]).toMatch(/^IP68/);
    expect(row("Water resistance")?.[3]).toMatch(/^IP67/);
    expect(row("Thickness")).toEqual(["1.7 mm", "8.05 mm", "8.05 mm", "2.4 mm"]);
    expect(row("Sound")).toEqual(["90 dB", "100 dB", "100 dB", "90 dB"]);
  });

  test("have one guidance card each, and a guide that reaches each of them", () => {
    const ids = comparedProducts.map((it) => it.id);
    expect(guidanceCards.map((it) => it.id)).toEqual(ids);
    expect(new Set(decisionGuide.map((it) => it.id))).toEqual(new Set(ids));
    for (const { ifYou, choose } of decisionGuide) expect(`${ifYou} ${choose}`).toMatch(/^If .+ choose /);
  });
});

describe("InCard Finder against two competitors", () => {
  test("has a cell for each column and says when the figures were read", () => {
    for (const { label, cells } of homeComparison.rows)
      expect(cells, label).toHaveLength(homeComparison.columns.length);
    expect(homeComparison.columns).toHaveLength(3);
    expect(homeComparison.note).toContain(homeComparison.asOf);
  });

  test("lets each competitor come off best somewhere", () => {
    for (const column of [1, 2]) {
      expect(homeComparison.rows.some(({ ahead }) => ahead.includes(column) && !ahead.includes(0))).toBe(true);
    }
  });
});

describe("presentation", () => {
  test("names the catalogue's products in hero order", () => {
    expect(productSlugs.map((slug) => presentation[slug].catalogueId)).toEqual(products.map((product) => product.id));
    for (const slug of productSlugs) expect(presentation[slug].slug).toBe(slug);
  });

  test("shows ten pictures of the card and more of Carbon Finder than its carousel holds", () => {
    expect(presentation["incard-finder"].pictures).toHaveLength(10);
    expect(presentation["carbon-finder"].pictures.length).toBeGreaterThan(8);
    for (const slug of productSlugs) {
      expect(new Set(presentation[slug].pictures).size).toBe(presentation[slug].pictures.length);
    }
  });

  test("has the prices of the specification (storefront §9)", () => {
    expect(prices).toEqual({
      incardFinder: "27.99",
      incardFinderList: "34.99",
      tagigoDual: "24.99",
      tagigoGoogle: "19.99",
      tagigoDualFourPack: "89.99",
      tagigoGoogleFourPack: "69.99",
      carbon: "28.99",
      carbonRegular: "35.99",
    });
  });
});
