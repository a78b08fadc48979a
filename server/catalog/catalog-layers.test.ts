import { beforeEach, describe, expect, test } from "vitest";
import type { Product } from "#contract/product.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { catalogWithCard } from "#tests/card-catalog.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { loadCatalog } from "./catalog.ts";
import { followsLivePrices, readCatalog, readOwnCatalog } from "./catalog-layers.ts";
import { priceSyncStatus, recordFailure, savePrices } from "./live-prices.ts";

const card = "incard-finder-product";
const variant = "incard-finder-variant";
const builtIn = catalogWithCard("27.99", "34.99");
const pricesOf = (catalog: readonly Product[]) => {
  const [one] = catalog.find(({ id }) => id === card)?.variants ?? [];
  return [one?.price, one?.originalPrice];
};

describe.each(engines)("the layers of the catalog on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await loadCatalog(database, builtIn);
  });

  const edit = (field: "price" | "originalPrice" | "badge", to: string, product = card) =>
    writeCatalogEdit(database.db, { product, variant: field === "badge" ? null : variant, field, to });
  const read = async (live = false) => (await readCatalog(database.db, live)).products;

  test.each([
    ["a cent below it", "34.98", "34.99"],
    ["as high as it", "34.99", undefined],
    ["above it", "40.00", undefined],
  ])("a built-in price before isn't struck through unless staff's price is lower: %s", async (_, price, before) => {
    await edit("price", price);
    expect(pricesOf(await read())).toEqual([price, before]);
    expect(pricesOf(await readOwnCatalog(database.db, builtIn))).toEqual([price, before]);
  });

  test("a value that fits no field is passed over, and the others hold", async () => {
    await edit("price", "free");
    await edit("originalPrice", "50.00");
    await edit("badge", "New");
    await edit("badge", "Other", "tagigo-product");
    const catalog = await read();
    expect(pricesOf(catalog)).toEqual(["27.99", "50.00"]);
    expect(catalog.map(({ id, badge }) => [id, badge])).toEqual(
      builtIn.map(({ id, badge }) => [id, { [card]: "New", "tagigo-product": "Other" }[id] ?? badge]),
    );
  });

  test("what fits only together with another value of staff holds", async () => {
    await edit("originalPrice", "27.00");
    expect(pricesOf(await read())).toEqual(["27.99", undefined]);
    await edit("price", "25.00");
    expect(pricesOf(await read())).toEqual(["25.00", "27.00"]);
  });

  test("a ship date that staff took away stays away, also when a newer built-in catalog is on presale", async () => {
    const presale = builtIn.map((product) => ({
      ...product,
      availability: { kind: "presale" as const, shipDate: "December 1, 2030", note: "" },
    }));
    await (await loadCatalog(database, builtIn)).reseed(presale);
    await writeCatalogEdit(database.db, { product: card, variant: null, field: "shipDate", to: "" });
    expect((await read()).find(({ id }) => id === card)?.availability).toEqual({ kind: "presale", note: "" });
  });

  test.each([
    ["a higher price before", "30.00", "21.50", "30.00"],
    ["the same price before", "21.50", "21.50", undefined],
    ["no price before", null, "21.50", undefined],
  ])("a live store's prices stand over all others, with %s", async (_, compareAt, price, before) => {
    await edit("price", "25.00");
    await savePrices(database, { [variant]: { price, compareAt, available: true } });
    const { livePrices, seeded, products: shown } = await readCatalog(database.db, true);
    expect(pricesOf(shown)).toEqual([price, before]);
    expect([Object.keys(livePrices), seeded.length]).toEqual([[variant], builtIn.length]);
    expect((await readCatalog(database.db, false)).livePrices).toEqual({});
    expect(pricesOf(await readOwnCatalog(database.db, builtIn))[0]).toBe("25.00");
    expect(pricesOf((await loadCatalog(database, builtIn)).current())[0]).toBe("25.00");
  });

  test("before the first answer of a live store the shop's own prices hold", async () => {
    expect(pricesOf(await read(true))).toEqual(["27.99", "34.99"]);
  });

  test("a failure is kept with its moment, short, until the store answers again", async () => {
    await recordFailure(database, "x".repeat(900));
    const { failure, last } = await priceSyncStatus(database.db);
    expect([failure?.reason.length, Date.parse(failure?.at ?? "") > 0, last]).toEqual([300, true, null]);
    await savePrices(database, {});
    expect(await priceSyncStatus(database.db)).toEqual({ failure: null, last: { at: expect.any(String), prices: {} } });
  });
});

test.each([
  ["without a live store", null, 300, false],
  [
    "where it is never asked",
    { domain: "shop.example", token: "t", endpoint: "http://127.0.0.1:9/graphql", ids: {} },
    0,
    false,
  ],
  [
    "where it is asked each second",
    { domain: "shop.example", token: "t", endpoint: "http://127.0.0.1:9/graphql", ids: {} },
    1,
    true,
  ],
])("live prices are followed: %s", (_, shopify, livePricesIntervalSeconds, follows) => {
  expect(followsLivePrices({ shopify, livePricesIntervalSeconds })).toBe(follows);
});
