import { expect, test } from "vitest";
import { demoIds, skuDetailsOf, skus } from "#content/catalog/buying.ts";
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

test("one number for several things must be settled; versions that follow one variant may share it", () => {
  expect(foundWith(Object.fromEntries(Object.keys(demoIds).map((key) => [key, "4101"])))).toEqual([
    "repeated-store-numbers",
  ]);
  const followed = skus.find((sku) => skuDetailsOf(sku).variant !== sku);
  if (!followed) throw new Error("no SKU follows another one's variant");
  expect(foundWith({ ...demoIds, [followed]: demoIds[skuDetailsOf(followed).variant] ?? "" })).toEqual([]);
});
