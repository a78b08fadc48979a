import { describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import type { PriceRecord } from "#server/db/queries/products.ts";
import { withPriorPrices } from "./catalog-layers.ts";
import { priorPrice } from "./prior-price.ts";

/** Records by the day on which they were made. */
const on = (...records: readonly [day: number, price: string][]): PriceRecord[] =>
  records.map(([day, price]) => ({ price, at: new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString() }));

describe("the prior price is", () => {
  test.each<[string, PriceRecord[], string, string | null]>([
    ["the price before a first reduction", on([0, "34.99"], [40, "27.99"]), "27.99", "34.99"],
    ["that of exactly 30 days", on([0, "34.99"], [30, "27.99"]), "27.99", "34.99"],
    ["the lowest of several", on([0, "34.99"], [20, "31.00"], [25, "33.00"], [45, "27.99"]), "27.99", "31.00"],
    [
      "one that began before the 30 days and lasted into them",
      on([0, "30.00"], [20, "34.99"], [45, "27.99"]),
      "27.99",
      "30.00",
    ],
    ["not one that ended before the 30 days", on([0, "20.00"], [10, "34.99"], [45, "27.99"]), "27.99", "34.99"],
    ["not one that ended when they began", on([0, "20.00"], [15, "34.99"], [45, "27.99"]), "27.99", "34.99"],
    ["the former step of a reduction in steps", on([0, "34.99"], [40, "30.00"], [50, "27.99"]), "27.99", "30.00"],
    [
      "the same when the present price was recorded twice",
      on([0, "34.99"], [40, "27.99"], [90, "27.99"]),
      "27.99",
      "34.99",
    ],
    ["the same when prices are written differently", on([0, "34.99"], [40, "27.99"]), "027.99", "34.99"],
    ["none without a record", [], "27.99", null],
    ["none for a price that never changed", on([0, "27.99"]), "27.99", null],
    ["none for a price that never changed and was recorded twice", on([0, "27.99"], [50, "27.99"]), "27.99", null],
    ["none when the records begin a moment too late", on([0.001, "34.99"], [30, "27.99"]), "27.99", null],
    ["none after a rise", on([0, "20.00"], [40, "27.99"]), "27.99", null],
    [
      "none when it was as low in between",
      on([0, "34.99"], [40, "27.99"], [42, "34.99"], [50, "27.99"]),
      "27.99",
      null,
    ],
    ["none when it was lower in between", on([0, "34.99"], [40, "20.00"], [42, "34.99"], [50, "27.99"]), "27.99", null],
    ["none for a price that isn't recorded yet", on([0, "34.99"], [40, "30.00"]), "27.99", null],
  ])("%s", (_, records, price, expected) => {
    expect(priorPrice(records, price)).toBe(expected);
  });

  test("reckoned in cents, not in text", () => {
    expect(priorPrice(on([0, "100.00"], [40, "99.00"]), "99.00")).toBe("100.00");
    expect(priorPrice(on([0, "9.00"], [40, "10.00"]), "10.00")).toBeNull();
  });
});

describe("a catalog under the rule", () => {
  const [card] = products;
  const id = card?.variants[0]?.id ?? "";
  const shown = (history: ReadonlyMap<string, readonly PriceRecord[]>) =>
    withPriorPrices(products, history).flatMap(({ variants }) =>
      variants.flatMap((one) => (one.originalPrice === undefined ? [] : [[one.id, one.originalPrice]])),
    );

  test("has no list price without a record, and is otherwise as it was", () => {
    expect(shown(new Map())).toEqual([]);
    const without = products.map((product) => ({
      ...product,
      variants: product.variants.map(({ originalPrice: _, ...rest }) => rest),
    }));
    expect(withPriorPrices(products, new Map())).toEqual(without);
  });

  test("has the recorded price in the place of the list price", () => {
    const price = card?.variants[0]?.price ?? "";
    expect(shown(new Map([[id, on([0, "31.50"], [40, price])]]))).toEqual([[id, "31.50"]]);
  });

  test("announces no reduction where the shop doesn't", () => {
    const tagigo = products.find((product) => product.id === "tagigo-product")?.variants[0];
    expect(shown(new Map([[tagigo?.id ?? "", on([0, "99.00"], [40, tagigo?.price ?? ""])]]))).toEqual([]);
  });
});
