import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { readConfig } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { sharedClock } from "#server/db/database-clock.ts";
import { loaderServices, publicConfig } from "./loader-services.ts";

afterEach(() => vi.useRealTimers());

const noDatabase: Database = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inside) => new SqliteIntrospector(inside),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const clock = sharedClock(noDatabase);

test("pages see of the settings what they show, and never a secret", async () => {
  const demo = readConfig({
    SITE_URL: "https://shop.example",
    SUPPORT_EMAIL: "help@shop.example",
    SELLER_NAME: "Shop Inc.",
    SHIPS_FROM: "Irvine",
    ANALYTICS_ID: "G-ABC123",
    PRIOR_PRICE_RULE: "on",
    TOKEN_SECRET: "a secret that is long enough for a test",
    ADMIN_PASSWORD: "a staff password",
  });
  const emails = { ...placeholderEmails, support: "help@shop.example" };
  const seenStore = { domain: "store.example", token: "public token", ids: demoIds };
  const shopify = { ...seenStore, endpoint: "https://store.example/graphql" };
  const live = { ...demo, shopify, shipping: { ...demo.shipping, rate: "7.00" } };
  const entered = {
    emails,
    place: builtInPlace,
    settledFigures: {},
    freeShippingFrom: "50",
    shippingRate: null,
  };
  const seen = {
    siteUrl: "https://shop.example",
    environment: demo.environment,
    analyticsId: "G-ABC123",
    sellsInEu: false,
    priorPriceRule: true,
    currency: "usd",
    emails,
    settledFigures: {},
    freeShippingFrom: "50",
    shippingRate: null,
    place: builtInPlace,
  };
  const demoStorefront = { domain: "demo-store.incard.example", token: "demo", endpoint: "/demo-store/graphql" };
  expect(publicConfig(demo, null, entered)).toEqual({
    ...seen,
    demoStore: true,
    storefront: demoStorefront,
  });
  expect(publicConfig(live, shopify, entered)).toEqual({
    ...seen,
    demoStore: false,
    storefront: { ...seenStore, endpoint: null },
  });

  const servicesOf = (config: typeof demo) =>
    loaderServices({
      config,
      catalog: { current: () => products },
      texts: { current: () => noSiteTexts },
      keys: { withdrawal: [new Uint8Array(32)], articlePreview: new Uint8Array(32), reviews: [new Uint8Array(32)] },
      database: { db: noDatabase, clock },
      staffLogin: { find: async () => null },
      log: { warn: () => {} },
      payments: { find: async () => null },
    });
  const [ofDemo, ofLive] = [servicesOf(demo), servicesOf(live)];
  expect(ofDemo.config).toEqual(publicConfig(demo, null, { ...entered, shippingRate: demoShippingRate }));
  expect(ofLive.config).toEqual(publicConfig(live, shopify, { ...entered, shippingRate: "7.00" }));
  expect(ofLive.config).toBe(ofLive.config);
  // A live store takes orders once it is known what in it is ours.
  expect(servicesOf({ ...live, shopify: { ...shopify, ids: null } }).config.demoStore).toBe(true);
  expect(ofDemo.seller).toMatchObject({ name: "Shop Inc.", email: "help@shop.example" });
  // The demo store charges what its checkout says, a live store what is set.
  expect(ofDemo.shipping).toEqual({ rate: demoShippingRate, from: "Irvine", countries: [] });
  expect(ofLive.shipping).toEqual({ rate: "7.00", from: "Irvine", countries: [] });
  expect(await ofDemo.products()).toBe(products);
  expect(ofDemo.texts()).toBe(noSiteTexts);
});

test("a receipt's page gives up on a database that hangs, so that other pages can be rendered", async () => {
  const db: Database = new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: () => new Promise<never>(() => {}) }),
      createIntrospector: (inside) => new SqliteIntrospector(inside),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const { withdrawalReceipt } = loaderServices({
    config: readConfig({ SITE_URL: "http://localhost" }),
    catalog: { current: () => [] },
    texts: { current: () => noSiteTexts },
    keys: { withdrawal: [new Uint8Array(32)], articlePreview: new Uint8Array(32), reviews: [new Uint8Array(32)] },
    database: { db, clock },
    staffLogin: { find: async () => null },
    log: { warn: () => {} },
    payments: { find: async () => null },
  });
  vi.useFakeTimers();
  const outcome = expect(withdrawalReceipt(crypto.randomUUID())).rejects.toThrow("timeout");
  await vi.advanceTimersByTimeAsync(500);
  await outcome;
});
