import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { products as builtIn } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { readPriceHistory } from "#server/db/queries/products.ts";
import { createDemoStore } from "#server/demo-store/demo-store.ts";
import { createLog } from "#server/lib/log.ts";
import { prices } from "#tests/built-in.ts";
import { catalogWithCard } from "#tests/card-catalog.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { memoryStorage } from "#tests/memory-demo-storage.ts";
import { type Catalog, loadCatalog } from "./catalog.ts";
import { fetchLivePrices, type PriceSync, priceSyncStatus, startPriceSync } from "./live-prices.ts";

describe.each(engines)("live prices on %s", (engine) => {
  let database: DatabaseClient;
  let catalog: Catalog;
  let server: Server;
  let following: PriceSync | null = null;
  let sold: readonly Product[];
  let behave: RequestListener | null;
  let endpoint: string;
  let timeoutMs: number;
  let asked = 0;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    catalog = await loadCatalog(database, builtIn, { live: true });
    sold = builtIn;
    behave = null;
    timeoutMs = 20_000;
    asked = 0;
    // The demo store answers by Shopify's own published schema, here over a real socket.
    const demo = getRequestListener(createDemoStore({ storage: memoryStorage(), products: () => sold }).fetch);
    server = createServer((request, response) => {
      asked += 1;
      (behave ?? demo)(request, response);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, "127.0.0.1", resolve);
    await promise;
    const address = server.address();
    endpoint = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/graphql`;
  });
  afterEach(async () => {
    await following?.stop();
    following = null;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  const live = () => ({
    endpoint,
    currency: "usd",
    token: "t",
    ids: demoIds,
    get timeoutMs() {
      return timeoutMs;
    },
  });
  const follow = () =>
    startPriceSync({ live, database, catalog, builtIn, log: createLog("silent"), everySeconds: 3600 });
  const card = () => catalog.current().find(({ id }) => id === "incard-finder-product")?.variants[0];

  test("the first answer of an unchanged store changes nothing, and is noted", async () => {
    let drops = 0;
    catalog.onChange(() => {
      drops += 1;
    });
    following = follow();
    expect(await following.refresh()).toBe(true);
    expect([drops, asked]).toEqual([0, 1]);
    expect(catalog.current()).toEqual(builtIn);
    const { last, failure } = await priceSyncStatus(database.db);
    expect(Object.keys(last?.prices ?? {})).toEqual(builtIn.flatMap(({ variants }) => variants.map(({ id }) => id)));
    expect(failure).toBeNull();
  });

  test("a changed price is in the catalog at once, pages are told, and a list price goes with it", async () => {
    following = follow();
    await following.refresh();
    let drops = 0;
    catalog.onChange(() => {
      drops += 1;
    });
    sold = catalogWithCard("21.50", "30.00");
    await following.refresh();
    expect(card()).toMatchObject({ price: "21.50", originalPrice: "30.00" });
    sold = catalogWithCard("30.00");
    await following.refresh();
    expect(card()?.price).toBe("30.00");
    expect(card()).not.toHaveProperty("originalPrice");
    expect(drops).toBe(2);
    expect(catalog.response().body).toContain('"price":"30.00"');
  });

  test("each price is recorded once, with its moment", async () => {
    following = follow();
    await following.refresh();
    sold = catalogWithCard("21.50", "30.00");
    await following.refresh();
    await following.refresh();
    sold = catalogWithCard("30.00");
    await following.refresh();
    const history = await readPriceHistory(database.db);
    expect(history.get("incard-finder-variant")?.map(({ price }) => price)).toEqual([
      prices.incardFinder,
      "21.50",
      "30.00",
    ]);
    const moments = history.get("incard-finder-variant")?.map(({ at }) => at) ?? [];
    expect(moments).toEqual(moments.toSorted());
    for (const [id, records] of history) if (id !== "incard-finder-variant") expect(records, id).toHaveLength(1);
  });

  test("a newer built-in catalog doesn't bring its own prices back", async () => {
    sold = catalogWithCard("21.50");
    following = follow();
    await following.refresh();
    const newer = builtIn.map((product) => ({ ...product, description: `${product.description} New.` }));
    const reopened = await loadCatalog(database, newer, { live: true });
    const product = reopened.current().find(({ id }) => id === "incard-finder-product");
    expect([product?.variants[0]?.price, product?.description.endsWith("New.")]).toEqual(["21.50", true]);
    expect((await readPriceHistory(database.db)).get("incard-finder-variant")).toHaveLength(2);
  });

  test.each<[string, RequestListener]>([
    ["hangs", () => {}],
    ["hangs in the middle of its answer", (_, response) => response.write('{"data":')],
    ["breaks off", (request) => request.socket.destroy()],
    ["fails", (_, response) => response.writeHead(503).end("down")],
    ["sends no JSON", (_, response) => response.end("<html>")],
    ["sends errors", (_, response) => response.end('{"errors":[{"message":"Throttled"}]}')],
    ["knows none of it", (_, response) => response.end('{"data":{"nodes":[null]}}')],
    ["sends us elsewhere", (_, response) => response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end()],
  ])("a store that %s leaves the last good prices, and staff see why", async (_, listener) => {
    sold = catalogWithCard("21.50");
    following = follow();
    await following.refresh();
    const before = (await priceSyncStatus(database.db)).last;
    behave = listener;
    timeoutMs = 300;
    expect(await following.refresh()).toBe(false);
    expect(card()?.price).toBe("21.50");
    const { last, failure } = await priceSyncStatus(database.db);
    expect(last).toEqual(before);
    expect(failure?.reason).not.toBe("");
    behave = null;
    timeoutMs = 20_000;
    expect(await following.refresh()).toBe(true);
    expect((await priceSyncStatus(database.db)).failure).toBeNull();
  });

  test.each([
    { amount: "21.999", currencyCode: "USD" },
    { amount: "0.0", currencyCode: "USD" },
    { amount: "21.5", currencyCode: "EUR" },
    { amount: "-1", currencyCode: "USD" },
  ])("a price like %j is none", async (price) => {
    const id = `gid://shopify/ProductVariant/${demoIds["incard-finder-variant"]}`;
    const node = { id, availableForSale: true, price, compareAtPrice: null };
    behave = (_, response) => response.end(JSON.stringify({ data: { nodes: [node] } }));
    await expect(fetchLivePrices(live(), ["incard-finder-variant"])).rejects.toThrow();
  });

  test("the store is asked at the start and then once an hour, until it stops", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    following = follow();
    await following.refresh();
    vi.advanceTimersByTime(3_599_999);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(1);
    await following.refresh();
    expect(asked).toBe(2);
    await following.stop();
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    await following.stop();
    expect(asked).toBe(2);
  });

  test("an answer to numbers that staff changed meanwhile counts for nothing: the store is asked again", async () => {
    const old = live();
    let numbers = old.ids;
    const requests: string[] = [];
    const demo = getRequestListener(createDemoStore({ storage: memoryStorage(), products: () => sold }).fetch);
    behave = (request, response) => {
      // While the first question is under way, two variants change places.
      if (requests.length === 0) {
        const { "incard-finder-variant": card = "", "carbon-finder-presale": carbon = "" } = old.ids;
        numbers = { ...old.ids, "incard-finder-variant": carbon, "carbon-finder-presale": card };
      }
      requests.push(request.url ?? "");
      demo(request, response);
    };
    following = startPriceSync({
      live: () => ({ ...live(), ids: numbers }),
      database,
      catalog,
      builtIn,
      log: createLog("silent"),
      everySeconds: 3600,
    });
    expect(await following.refresh()).toBe(true);
    expect(requests).toHaveLength(2);
    expect(card()?.price).toBe(builtIn.find(({ id }) => id === "carbon-finder-product")?.variants[0]?.price);
  });

  test("however many ask at once, the store is asked once", async () => {
    following = follow();
    await Promise.all([following.refresh(), following.refresh(), following.refresh()]);
    expect(asked).toBe(1);
  });
});
