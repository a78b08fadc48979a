import { expect, test } from "vitest";
import { products } from "./products.ts";
import { shownProducts } from "./shown-products.ts";

const card = products.find(({ saleEnds, variants }) => saleEnds && variants[0]?.originalPrice);
if (!card) throw new Error("the built-in catalog has a product on sale");
const presale = products.find(({ availability }) => availability.kind === "presale");
if (!presale) throw new Error("the built-in catalog has a presale");
const onSale = { ...card, saleEnds: "5/31/2025" };
const listPriceOn = (day: string, product: typeof card = onSale, holds = true) =>
  shownProducts([product], new Date(`${day}T18:00:00Z`), holds)[0]?.variants[0]?.originalPrice;
const listPrice = card.variants[0]?.originalPrice;

test("a list price stands for 30 days after its sale ended, then only once staff have confirmed it for that end", () => {
  expect(listPriceOn("2025-05-31")).toBe(listPrice);
  expect(listPriceOn("2025-06-30")).toBe(listPrice);
  expect(listPriceOn("2025-07-01")).toBeUndefined();
  expect(listPriceOn("2026-11-27", { ...onSale, confirmedSaleEnd: "5/31/2025" })).toBe(listPrice);
  expect(listPriceOn("2026-11-27", { ...onSale, confirmedSaleEnd: "5/30/2025" })).toBeUndefined();
  // Recorded prior prices, and those of a live store, aren't ours to hold back.
  expect(listPriceOn("2026-11-27", onSale, false)).toBe(listPrice);
});

test("what is sold out takes its presale, its saving and its date with it", () => {
  const soldOut = presale.variants.map((variant) => ({ ...variant, originalPrice: "99.00", soldOut: true }));
  const [shown] = shownProducts([{ ...presale, variants: soldOut }], new Date());
  expect(shown?.badge).toBe("Sold out");
  expect(shown?.availability).toEqual({ kind: "sold-out", note: "Sold out." });
  expect(shown?.variants.some(({ originalPrice }) => originalPrice !== undefined)).toBe(false);
});

test("a variant that alone is sold out loses its saving, the others and the presale stay", () => {
  const [first, ...others] = presale.variants;
  if (!first) throw new Error("the presale has variants");
  const second = { ...first, id: "second", originalPrice: "99.00" };
  const variants = [{ ...first, originalPrice: "99.00", soldOut: true }, second, ...others];
  const [shown] = shownProducts([{ ...presale, variants }], new Date("2024-01-01T00:00:00Z"));
  expect(shown?.variants.slice(0, 2).map(({ originalPrice }) => originalPrice)).toEqual([undefined, "99.00"]);
  expect(shown).toMatchObject({ badge: presale.badge, availability: presale.availability });
});
