import { expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { catalogResponse } from "#contract/admin-catalog.ts";
import { notInStore } from "#contract/shop-settings.ts";
import { saveSiteText } from "#server/db/queries/site-texts.ts";
import { settingsKey } from "#server/texts/site-texts.ts";
import { openShop } from "#tests/shop.ts";

test("a variant that the owner said isn't in the store is told as sold out, as shoppers see it", async () => {
  const store = await openShop("sqlite", { SHOPIFY_STORE_DOMAIN: "my.myshopify.com", SHOPIFY_STOREFRONT_TOKEN: "t" });
  const value = { ...demoIds, "incard-finder-variant": notInStore };
  const json = JSON.stringify({ value, before: null });
  await saveSiteText(store.context.database, {
    key: settingsKey("storeNumbers"),
    version: 0,
    username: "boss",
    json,
  });
  await store.context.texts.refresh();
  const headers = { Authorization: `Bearer ${await store.staffToken()}` };
  const { products } = catalogResponse.parse(await (await store.ask("/api/admin/catalog", { headers })).json());
  expect(products.map(({ product, unsold }) => [product.id, unsold])).toEqual(
    products.map(({ product }) => [
      product.id,
      product.id === "incard-finder-product" ? ["incard-finder-variant"] : [],
    ]),
  );
  await store.close();
});
