import { expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { countryNamesIn, noShopSettings, notInStore, type ShopSettings } from "#contract/shop-settings.ts";
import { readConfig } from "#server/config/config.ts";
import {
  effectiveSettings,
  freeShippingFromOf,
  sellerOf,
  sellingStoreOf,
  shippingOf,
  unsoldVariantsOf,
} from "./shop-settings.ts";

const entered: ShopSettings = {
  ...noShopSettings,
  seller: {
    name: "Entered LLC",
    address: "2 Side Street",
    law: "",
    representative: "",
    phone: "",
    register: "",
    vatId: "",
  },
  shipping: { rate: "5.50", freeFrom: "75", from: "Oakland", countries: "CA,US" },
};

test("a variable that is set wins over what was entered, field by field; an empty text says nothing", () => {
  const config = readConfig({ SELLER_NAME: "Variable Inc.", SHIPS_TO: "DE" });
  expect(effectiveSettings(config, { settings: entered })).toEqual({
    seller: {
      name: "Variable Inc.",
      address: "2 Side Street",
      law: null,
      representative: null,
      phone: null,
      register: null,
      vatId: null,
    },
    shipping: { rate: "5.50", from: "Oakland", countries: ["Germany"] },
  });
});

test("without anything entered the variables are all there is", () => {
  const config = readConfig({ SELLER_NAME: "Variable Inc.", SUPPORT_EMAIL: "help@shop.com" });
  expect(sellerOf(config, { settings: noShopSettings })).toMatchObject({
    name: "Variable Inc.",
    email: "help@shop.com",
  });
  expect(shippingOf(config, { settings: noShopSettings }, null)).toEqual({ rate: null, from: null, countries: [] });
});

test("the demo store's rate is what a demo charges, whatever was entered", () => {
  expect(shippingOf(readConfig({}), { settings: entered }, "4.95").rate).toBe("4.95");
});

test("an owner says that every order ships free, or none; where shipping costs nothing every order does", () => {
  const from = (shipping: Partial<NonNullable<ShopSettings["shipping"]>>, env = {}) =>
    freeShippingFromOf(readConfig(env), {
      settings: { ...noShopSettings, shipping: { rate: "4.95", freeFrom: "", from: "", countries: "", ...shipping } },
    });
  expect(from({})).toBe("50");
  expect(from({ freeFrom: "75" })).toBe("75");
  expect(from({ freeFrom: "0" })).toBe("0");
  expect(from({ freeFrom: "none" })).toBeNull();
  expect(from({ rate: "0.00", freeFrom: "none" })).toBe("0");
  expect(
    from(
      { freeFrom: "75" },
      {
        SHIPPING_RATE: "0",
        SHOPIFY_STORE_DOMAIN: "my.myshopify.com",
        SHOPIFY_STOREFRONT_TOKEN: "t",
      },
    ),
  ).toBe("0");
});

test("countries are two-letter codes, with or without blanks", () => {
  expect(countryNamesIn("US, CA")).toEqual(["United States", "Canada"]);
  expect(countryNamesIn(" ")).toEqual([]);
  for (const wrong of ["USA", "US,CAN", "ZZ9", "Mars", "QQ", "US and CA"]) expect(countryNamesIn(wrong)).toBeNull();
});

test("a live store takes the orders once its numbers are known: the file's, or else the chosen ones", () => {
  const store = { domain: "my.myshopify.com", token: "t", endpoint: "https://my.myshopify.com/graphql" };
  const chosen = { settings: { ...noShopSettings, storeNumbers: demoIds } };
  const none = { settings: noShopSettings };
  expect(sellingStoreOf({ shopify: { ...store, ids: null } }, chosen)?.ids).toEqual(demoIds);
  const file = { ...demoIds };
  expect(sellingStoreOf({ shopify: { ...store, ids: file } }, chosen)?.ids).toEqual(file);
  expect(sellingStoreOf({ shopify: { ...store, ids: null } }, none)).toBeNull();
  // An update brought a product that has no number yet: the shop doesn't fall back to a store that charges nothing.
  const { [Object.keys(demoIds)[0] ?? ""]: _, ...incomplete } = demoIds;
  const lacking = { settings: { ...noShopSettings, storeNumbers: incomplete } };
  expect(sellingStoreOf({ shopify: { ...store, ids: null } }, lacking)?.ids).toEqual(incomplete);
  expect(sellingStoreOf({ shopify: null }, chosen)).toBeNull();
});

test("what has no number in the live store, or is said not to be there, is sold out and has none", () => {
  const store = { domain: "my.myshopify.com", token: "t", endpoint: "https://my.myshopify.com/graphql", ids: null };
  const { "carbon-finder-presale": _, ...lacking } = demoIds;
  const texts = { settings: { ...noShopSettings, storeNumbers: { ...lacking, "incard-finder-variant": notInStore } } };
  expect([...unsoldVariantsOf({ shopify: store }, texts)].sort()).toEqual([
    "carbon-finder-presale",
    "incard-finder-variant",
  ]);
  expect(sellingStoreOf({ shopify: store }, texts)?.ids["incard-finder-variant"]).toBeUndefined();
  expect(unsoldVariantsOf({ shopify: null }, texts).size).toBe(0);
});
