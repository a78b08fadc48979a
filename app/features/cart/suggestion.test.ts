import { expect, test } from "vitest";
import { cartSuggestions, cartText } from "#content/cart.ts";
import { type Sku, skuPrice } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { products } from "#content/catalog/products.ts";
import { suggestionFor } from "./suggestion.ts";

const priceOf = (sku: Sku) => Number(skuPrice(sku, products));
const suggest = (...skus: Sku[]) => suggestionFor(skus, 0, priceOf);
const threshold = Number(facts.shop.freeShippingFrom);

test("a tag goes with cards, a card with tags, nothing with both or with nothing", () => {
  expect(suggest("incard-finder-variant")).toMatchObject(cartSuggestions.keys);
  expect(suggest("carbon-finder-presale", "incard-finder-variant")).toMatchObject(cartSuggestions.keys);
  expect(suggest("tagigo-google-4-pack-pink")).toMatchObject(cartSuggestions.wallet);
  expect(suggest("tagigo-default", "carbon-finder-presale")).toBeNull();
  expect(suggest()).toBeNull();
});

test.each([
  [["tagigo-dual-1-pack-black", "tagigo-dual-1-pack-pink"]],
  [["tagigo-google-1-pack-black"]],
  [["tagigo-google-1-pack-black", "incard-finder-variant"]],
  [["incard-finder-variant"]],
] as const)("below the threshold something gets %j there", (skus) => {
  const sum = skus.reduce((dollars, sku) => dollars + priceOf(sku), 0);
  const suggested = suggestionFor(skus, threshold - sum, priceOf);
  expect(suggested).not.toBeNull();
  expect(suggested?.getsFreeShipping).toBe(true);
  expect(sum + priceOf(suggested?.sku ?? "tagigo-default")).toBeGreaterThanOrEqual(threshold);
});

test("what can't be bought isn't offered, and the cheapest that gets there is", () => {
  const onlyCarbon = (sku: Sku) => (sku === "carbon-finder-presale" ? priceOf(sku) : null);
  expect(suggestionFor(["incard-finder-variant"], 5, onlyCarbon)).toEqual({
    sku: "carbon-finder-presale",
    reason: cartText.getsFreeShipping,
    getsFreeShipping: true,
  });
  expect(suggestionFor(["incard-finder-variant"], 5, () => null)).toBeNull();
  expect(suggestionFor(["incard-finder-variant"], null, () => null)).toBeNull();
});
