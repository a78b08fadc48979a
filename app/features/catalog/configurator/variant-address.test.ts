import { expect, test } from "vitest";
import { presentation } from "#content/catalog/presentation.ts";
import { tagigo } from "#content/catalog/products.ts";
import { offers } from "#tests/built-in.ts";
import { displayedPrice, parseSelection } from "./selection.ts";
import { variantAddress } from "./variant-address.ts";

test.each(tagigo.variants)("$id has an address that chooses it", (variant) => {
  const { searchParams } = new URL(variantAddress(variant, presentation.tagigo), "https://shop.example");
  const selection = parseSelection(searchParams);
  expect(selection.network).toBe(variant.networkType);
  expect(selection.pack).toBe(variant.packSize);
  expect(selection.color.replace("4-Pack ", "")).toBe(variant.color);
  expect(displayedPrice(selection, tagigo.variants, offers.tagigoPrices)).toBe(variant.price);
});

test("no two variants share an address", () => {
  expect(new Set(tagigo.variants.map((variant) => variantAddress(variant, presentation.tagigo))).size).toBe(
    tagigo.variants.length,
  );
});
