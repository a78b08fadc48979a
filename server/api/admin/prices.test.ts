import { describe, expect, onTestFinished, test, vi } from "vitest";
import { pricesText } from "#content/admin-prices.ts";
import { demoIds } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { catalogResponse } from "#contract/admin-catalog.ts";
import { pricesResponse } from "#contract/admin-prices.ts";
import { todayResponse } from "#contract/admin-today.ts";
import type { Variant } from "#contract/product.ts";
import { loadCatalog } from "#server/catalog/catalog.ts";
import { recordFailure, savePrices } from "#server/catalog/live-prices.ts";
import { readConfig } from "#server/config/config.ts";
import { writeState } from "#server/db/queries/app-state.ts";
import { createApp } from "#server/start/app.ts";
import { shownCatalog } from "#tests/built-in.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

describe.each(engines)("prices beside the built-in ones on %s", (engine) => {
  const shop = sharedTestShop(engine);

  test("without a live store every price is the built-in one", async () => {
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const { following, at, failure, rows } = pricesResponse.parse(
      await (await shop.ask("/api/admin/prices", { headers })).json(),
    );
    expect({ following, at, failure }).toEqual({ following: false, at: null, failure: null });
    expect(rows.length).toBeGreaterThan(10);
    const shownVariants = shownCatalog.flatMap(({ variants }) => variants);
    for (const row of rows) {
      // A list price that waits for staff to confirm it is no difference.
      const shownList = shownVariants.find(({ id }) => id === row.id)?.originalPrice ?? null;
      expect(row).toMatchObject({ shown: row.builtIn, shownList, available: null, drifts: false });
    }
  });

  test("each row has a name of its own that says nothing twice", async () => {
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const { rows } = pricesResponse.parse(await (await shop.ask("/api/admin/prices", { headers })).json());
    const titles = rows.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) {
      const parts = title.split(", ");
      expect(new Set(parts).size, title).toBe(parts.length);
    }
    expect(titles).toContain("Tagigo G, Black, 1-Pack");
  });

  test("says since when prices are recorded", async () => {
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const answer = pricesResponse.parse(await (await shop.ask("/api/admin/prices", { headers })).json());
    expect(answer.priorPriceRule).toBe(false);
    expect(Date.parse(answer.recordedSince ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("under the rule for prior prices a missing list price is no drift", async () => {
    const strict = await openTestShop(engine, { PRIOR_PRICE_RULE: "on" });
    const headers = { Authorization: `Bearer ${await strict.staffToken()}` };
    const answer = pricesResponse.parse(await (await strict.ask("/api/admin/prices", { headers })).json());
    expect(answer.priorPriceRule).toBe(true);
    expect(answer.rows.some(({ builtInList }) => builtInList !== null)).toBe(true);
    for (const { shownList, drifts } of answer.rows) expect([shownList, drifts]).toEqual([null, false]);
  });

  test("beside a live store each price that differs is told, with what the store says of it, and counts today", async () => {
    const shopify = { domain: "x.myshopify.com", token: "t", endpoint: "http://127.0.0.1:9/graphql", ids: demoIds };
    const config = { ...readConfig({ SITE_URL: "http://localhost" }), shopify, livePricesIntervalSeconds: 3600 };
    const live = await openTestShop(engine);
    const { database } = live.context;
    const catalog = await loadCatalog(database, products, { live: true });
    const app = createApp({ ...live.context, config, catalog });
    const ask = (path: string) => app.request(`http://localhost${path}`, { headers });
    const headers = { Authorization: `Bearer ${await live.staffToken()}` };
    const read = async () => pricesResponse.parse(await (await ask("/api/admin/prices")).json());
    const [card, reduced, soldOut, ...others] = products.flatMap(({ variants }) => variants);
    if (!card || !reduced || !soldOut) throw new Error("the catalog has three variants");
    expect((await read()).rows.map(({ available }) => available)).toEqual(
      others.concat(card, reduced, soldOut).map(() => null),
    );
    const own = ({ price, originalPrice }: Variant) => ({ price, compareAt: originalPrice ?? null, available: true });
    await savePrices(database, {
      [card.id]: { ...own(card), price: "1.23" },
      [reduced.id]: { ...own(reduced), compareAt: "9876.50" },
      [soldOut.id]: { ...own(soldOut), available: false },
    });
    await recordFailure(database, "the store hangs");
    await catalog.refresh();
    const { rows, at, failure, following } = await read();
    expect([following, failure?.reason, Date.parse(at ?? "") <= Date.now()]).toEqual([true, "the store hangs", true]);
    expect(rows.filter(({ drifts }) => drifts)).toEqual([
      {
        ...{ id: card.id, title: card.title, available: true, drifts: true },
        ...{ builtIn: card.price, builtInList: card.originalPrice ?? null },
        ...{ shown: "1.23", shownList: card.originalPrice ?? null },
      },
      {
        ...{ id: reduced.id, title: reduced.title, available: true, drifts: true },
        ...{ builtIn: reduced.price, builtInList: reduced.originalPrice ?? null },
        ...{ shown: reduced.price, shownList: "9876.50" },
      },
    ]);
    expect(rows.find(({ id }) => id === soldOut.id)).toMatchObject({ available: false, shown: soldOut.price });
    expect(rows.map(({ id }) => id)).toEqual([card, reduced, soldOut, ...others].map(({ id }) => id));
    const catalogScreen = catalogResponse.parse(await (await ask("/api/admin/catalog")).json());
    expect(catalogScreen.following).toBe(true);
    expect(catalogScreen.products.flatMap((one) => one.live)).toEqual([card.id, reduced.id, soldOut.id]);
    const { items } = todayResponse.parse(await (await ask("/api/admin/today")).json());
    expect(items.find(({ kind }) => kind === "prices")).toEqual({ kind: "prices", count: 2, oldestAt: at });
    await live.close();
  });

  describe("of a live store", () => {
    async function openLive() {
      const shopify = { domain: "x.myshopify.com", token: "t", endpoint: "http://127.0.0.1:9/graphql", ids: demoIds };
      const config = { ...readConfig({ SITE_URL: "http://localhost" }), shopify, livePricesIntervalSeconds: 300 };
      const live = await openTestShop(engine);
      const { database } = live.context;
      const catalog = await loadCatalog(database, products, { live: true });
      const app = createApp({ ...live.context, config, catalog });
      const headers = { Authorization: `Bearer ${await live.staffToken()}`, "Content-Type": "application/json" };
      const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
        (await app.request(`http://localhost${path}`, { headers, ...init })).json();
      return {
        database,
        catalog,
        prices: async () => pricesResponse.parse(await ask("/api/admin/prices")),
        today: async () =>
          todayResponse.parse(await ask("/api/admin/today")).items.find(({ kind }) => kind === "live-prices"),
        takeOver: () => ask("/api/admin/catalog/take-over-prices", { method: "POST", body: "{}" }),
      };
    }

    test.runIf(engine === "postgres")(
      "that a replica with a slow clock fetched just now are as new as they are",
      async () => {
        const { database, prices, today } = await openLive();
        onTestFinished(() => void vi.useRealTimers());
        vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * 60 * 60_000 });
        await database.clock.compare();
        await savePrices(database, {});
        vi.useRealTimers();
        await database.clock.compare();
        expect([(await prices()).missingSince, await today()]).toEqual([null, undefined]);
      },
    );

    test("that don't arrive are told, once a try failed or the last ones are an hour old", async () => {
      const { database, prices, today } = await openLive();
      expect([(await prices()).missingSince, await today()]).toEqual([null, undefined]);
      await recordFailure(database, "the store's prices are in EUR, and the shop sells in US dollars");
      const { failure, missingSince } = await prices();
      expect(missingSince).toBe(failure?.at);
      expect(await today()).toMatchObject({ count: 1, oldestAt: missingSince });
      await savePrices(database, {});
      expect([(await prices()).missingSince, await today()]).toEqual([null, undefined]);
      const old = new Date(Date.now() - 61 * 60_000).toISOString();
      await writeState(database.db, "live-prices", JSON.stringify({ at: old, prices: {} }));
      expect((await prices()).missingSince).toBe(old);
      expect(await today()).toMatchObject({ oldestAt: old });
    });

    test("become the shop's own when staff take them over, with a line in the history", async () => {
      const { database, catalog, prices, takeOver } = await openLive();
      const all = products.flatMap(({ variants }) => variants);
      const asTheyAre = all.map(({ id, price, originalPrice }) => [
        id,
        { price, compareAt: originalPrice ?? null, available: true },
      ]);
      const [card] = all;
      if (!card) throw new Error("the catalog has a variant");
      const changed = { [card.id]: { price: "21.50", compareAt: null, available: true } };
      await savePrices(database, { ...Object.fromEntries(asTheyAre), ...changed });
      await catalog.refresh();
      expect((await prices()).rows.filter(({ drifts }) => drifts)).toMatchObject([{ id: card.id, shown: "21.50" }]);
      expect(await takeOver()).toEqual({ success: true, message: pricesText.takenOver });
      const row = (await prices()).rows.find(({ id }) => id === card.id);
      expect(row).toMatchObject({
        builtIn: "21.50",
        builtInList: null,
        shown: "21.50",
        shownList: null,
        drifts: false,
      });
      expect(await takeOver()).toEqual({ success: true, message: pricesText.noDrift });
      const changes = await database.db.selectFrom("catalog_changes").select(["username", "state"]).execute();
      expect(changes).toEqual([{ username: "boss", state: "applied" }]);
    });

    test("can't be taken over without a live store", async () => {
      const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
      const answer = await shop.post("/api/admin/catalog/take-over-prices", {}, headers);
      expect([answer.status, await answer.json()]).toMatchObject([400, { message: pricesText.builtInOnly }]);
    });
  });

  test("strangers see none", async () => {
    expect((await shop.ask("/api/admin/prices")).status).toBe(401);
  });
});
