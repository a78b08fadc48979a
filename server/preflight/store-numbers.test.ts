import { expect, test } from "vitest";
import { demoIds, skuDetailsOf, skus } from "#content/catalog/buying.ts";
import { notInStore } from "#contract/shop-settings.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { readConfig } from "#server/config/config.ts";
import { checkSettings } from "./settings.ts";

const config = readConfig({ SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com", SHOPIFY_STOREFRONT_TOKEN: "public" });

/** The findings about the store, by their ids, where an owner chose these numbers. */
const foundWith = (storeNumbers: Record<string, string> | null): string[] =>
  checkSettings(config, { settings: { ...noSiteTexts.settings, storeNumbers } })
    .filter(({ step }) => step === "store")
    .map(({ id }) => id);

test("until the owner says what in the store is ours, that is to be settled, and each number that is missing is named", () => {
  expect(foundWith(null)).toEqual(["unknown-store-numbers"]);
  expect(foundWith({ ...demoIds })).toEqual([]);
  const { "incard-finder-variant": _, ...lacking } = demoIds;
  expect(foundWith(lacking)).toEqual(["missing-store-numbers"]);
});

test("what the owner says isn't in the store is settled", () => {
  const { "incard-finder-product": _, ...others } = demoIds;
  expect(foundWith({ ...others, "incard-finder-variant": notInStore })).toEqual([]);
});

test("another server that is asked for the store's prices is named", () => {
  const elsewhere = readConfig({
    SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com",
    SHOPIFY_STOREFRONT_TOKEN: "public",
    SHOPIFY_API_URL: "http://localhost:9/graphql",
  });
  const texts = { settings: { ...noSiteTexts.settings, storeNumbers: { ...demoIds } } };
  expect(checkSettings(elsewhere, texts)).toContainEqual(
    expect.objectContaining({ id: "store-elsewhere", level: "warning", what: expect.stringContaining("localhost:9") }),
  );
});

test("one number for several things must be settled; versions that follow one variant may share it", () => {
  expect(foundWith(Object.fromEntries(Object.keys(demoIds).map((key) => [key, "4101"])))).toEqual([
    "repeated-store-numbers",
  ]);
  const followed = skus.find((sku) => skuDetailsOf(sku).variant !== sku);
  if (!followed) throw new Error("no SKU follows another one's variant");
  expect(foundWith({ ...demoIds, [followed]: demoIds[skuDetailsOf(followed).variant] ?? "" })).toEqual([]);
});
