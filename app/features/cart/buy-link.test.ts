import { expect, test } from "vitest";
import { demoIds, productKeys, skuDetailsOf, skus } from "#content/catalog/buying.ts";
import { buyLink, permalink, storeIds } from "./buy-link.ts";

const demo = { domain: "demo.example", token: "demo", endpoint: "/demo-store/graphql" };

test("the demo store's link stays on this site", () => {
  expect(buyLink(demo, "incard-finder-variant")).toBe(`/demo-store/cart/${demoIds["incard-finder-variant"]}:1`);
});

test("a live store's link is its cart permalink", () => {
  const ids = Object.fromEntries([...productKeys, ...skus].map((key, index) => [key, String(index + 1)]));
  const live = { domain: "shop.myshopify.com", token: "t", endpoint: null, ids };
  expect(buyLink(live, "tagigo-default")).toBe(`https://shop.myshopify.com/cart/${ids["tagigo-default"]}:1`);
});

test("a link of several things names each with its quantity", () => {
  const lines = [
    { variantId: "44", quantity: 2 },
    { variantId: "45", quantity: 1 },
  ];
  expect(permalink(demo, lines)).toBe("/demo-store/cart/44:2,45:1");
  expect(permalink({ ...demo, endpoint: null }, lines)).toBe("https://demo.example/cart/44:2,45:1");
});

test("a key that the live store's map lacks is named", () => {
  const product = skuDetailsOf("tagigo-default").product;
  for (const ids of [{}, { [product]: "1" }, { "tagigo-default": "2" }]) {
    expect(() => storeIds({ ...demo, ids }, "tagigo-default")).toThrow("tagigo-default");
  }
});
