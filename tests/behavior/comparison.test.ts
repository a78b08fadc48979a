import { expect, test } from "vitest";
import { comparedProducts, productComparison } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";

const row = (label: string) => productComparison.find((it) => it.label === label)?.cells;

rule("docs/behavior/comparison.md#products", () => {
  test("four, with price and badge", () => {
    expect(comparedProducts.map((it) => [it.name, it.price, it.badge])).toEqual([
      ["InCard Finder", "$27.99", "Best Choice"],
      ["Tagigo", "from $24.99", "Presale"],
      ["Tagigo G", "$19.99", "Google Only"],
      ["Carbon Finder", "$28.99", "Presale"],
    ]);
  });
});

rule("docs/behavior/comparison.md#table", () => {
  test("what it compares", () => {
    expect(productComparison.map((it) => it.label)).toEqual([
      "Network",
      "Battery",
      "Water resistance",
      "Thickness",
      "Sound",
      "Special features",
      "Price",
      "Ships",
      "Order",
    ]);
  });

  test("its figures", () => {
    expect(row("Water resistance")?.[0]).toMatch(/^IP68/);
    expect(row("Water resistance")?.[3]).toMatch(/^IP67/);
    expect(row("Thickness")).toEqual(["1.7 mm", "8.05 mm", "8.05 mm", "2.4 mm"]);
    expect(row("Sound")).toEqual(["90 dB", "100 dB", "100 dB", "90 dB"]);
  });
});
