import { afterEach, expect, test, vi } from "vitest";
import { loadCatalog } from "#server/catalog/catalog.ts";
import { savePrices } from "#server/catalog/live-prices.ts";
import { readConfig } from "#server/config/config.ts";
import { writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { catalogWithCard } from "#tests/card-catalog.ts";
import { openTestDatabase } from "#tests/databases.ts";
import { readShown } from "./shown.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a live store's prices win over those of staff only while they are followed, as for visitors", async () => {
  const database = await openTestDatabase("sqlite");
  await loadCatalog(database, catalogWithCard("27.99"));
  await savePrices(database, { "incard-finder-variant": { price: "29.00", compareAt: null, available: true } });
  const edit = {
    product: "incard-finder-product",
    variant: "incard-finder-variant",
    field: "price",
    to: "25.00",
  } as const;
  await writeCatalogEdit(database.db, edit);
  vi.stubEnv("DATA_DIR", database.place.dataDir);
  const shopify = { domain: "my-shop.myshopify.com", token: "public", endpoint: "http://127.0.0.1:9/graphql", ids: {} };
  for (const [livePricesIntervalSeconds, price] of [
    [300, "29.00"],
    [0, "25.00"],
  ] as const) {
    const { products } = await readShown({ ...readConfig({}), shopify, livePricesIntervalSeconds });
    expect(products.flatMap(({ variants }) => variants).find(({ id }) => id === "incard-finder-variant")?.price).toBe(
      price,
    );
  }
});
