import { mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { readConfig } from "#server/config/config.ts";
import { saveSiteText } from "#server/db/queries/site-texts.ts";
import { demoStoreBounds } from "#server/demo-store/bounds.ts";
import { createLog } from "#server/lib/log.ts";
import { shownCatalog } from "#tests/built-in.ts";
import { engines, freshDatabase } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { campaignRow, subscriberRow } from "#tests/rows.ts";
import { type AppRuntime, bootstrap } from "./bootstrap.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts a shop on a folder, or on a fresh one, until the end of the test. */
async function start(env: Record<string, string> = {}) {
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "shop-start-"));
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const given = { SITE_URL: "http://localhost", ADMIN_PASSWORD: "a staff password", ...env, DATA_DIR: folder };
  const runtime = await bootstrap({ config: readConfig(given), log, announcePassword: () => {} });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await runtime.close();
    isOpen = false;
  };
  closing.push(close);
  return { folder, runtime, lines, close };
}

const prices = ({ context }: AppRuntime) =>
  context.catalog
    .current()
    .flatMap(({ variants }) => variants.map(({ price, originalPrice }) => [price, originalPrice]));

test("carts and payments of the demo store are kept in the database, and a payment is found by its id", async () => {
  const { demoStorage, context } = (await start()).runtime;
  expect(await demoStorage.createCart("c", "1")).toBe(true);
  await demoStorage.updateCart("c", { json: "2", paid: false });
  const payment = { id: "pi_demo_1", status: "succeeded", amount: 8999, metadata: { quantity: 1 } };
  expect(await demoStorage.putPayment(payment.id, JSON.stringify(payment))).toBe(true);
  expect([await demoStorage.getCart("c"), await demoStorage.getCart("d")]).toEqual(["2", null]);
  expect(await demoStorage.getPayment(payment.id)).toBe(JSON.stringify(payment));
  expect(await context.payments.find(payment.id)).toMatchObject({ status: "succeeded", amount: 89.99 });
  const { db } = context.database;
  expect(await db.selectFrom("demo_carts").select(["id", "json"]).execute()).toEqual([{ id: "c", json: "2" }]);
});

test("the demo store takes so many carts, and a further one when others are idle", async () => {
  const { demoStorage, context } = (await start()).runtime;
  const { db } = context.database;
  const { idleMs, maxCarts } = demoStoreBounds;
  const updated_at = new Date(Date.now() - idleMs + 60_000).toISOString();
  const rows = Array.from({ length: maxCarts }, (_, n) => ({ id: `${n}`, json: "{}", updated_at }));
  for (let from = 0; from < rows.length; from += 1_000)
    await db
      .insertInto("demo_carts")
      .values(rows.slice(from, from + 1_000))
      .execute();
  expect(await demoStorage.createCart("more", "{}")).toBe(false);
  const idle = new Date(Date.now() - idleMs - 1).toISOString();
  await db.updateTable("demo_carts").set({ updated_at: idle }).where("id", "=", "7").execute();
  expect(await demoStorage.createCart("more", "{}")).toBe(true);
  expect(await demoStorage.getCart("7")).toBeNull();
});

test("a row of the catalog or a text that can't be read keeps no shop shut, and the log names it", async () => {
  const first = await start();
  const { database } = first.runtime.context;
  await database.db.updateTable("products").set({ json: "{" }).execute();
  await saveSiteText(database, { key: "announcement", json: "{", version: 0, username: "boss" });
  await first.close();
  const { runtime, lines } = await start({ DATA_DIR: first.folder });
  expect(runtime.context.catalog.current()).toEqual(shownCatalog);
  expect(runtime.context.texts.current().announcement).toBeNull();
  expect(lines.filter((line) => /a row of products holds no product|"key":"announcement"/.test(line))).toHaveLength(2);
});

test("a campaign of which a former process queued only a part goes on at the start", async () => {
  const first = await start();
  const { database } = first.runtime.context;
  await database.db
    .insertInto("campaigns")
    .values(campaignRow({ subject: "News", recipients: 0, at: new Date().toISOString() }))
    .execute();
  await database.subscribers("public").insertInto("subscribers").values(subscriberRow("Ada@x.com")).execute();
  await first.close();
  const { db } = (await start({ DATA_DIR: first.folder })).runtime.context.database;
  // The texts stand in the campaign's row alone.
  const queued = () =>
    db
      .selectFrom("outbox")
      .innerJoin("campaigns", "campaigns.id", "outbox.campaign_id")
      .select(["outbox.recipient", "campaigns.subject"])
      .execute();
  await expect.poll(queued, { interval: 5 }).toEqual([{ recipient: "Ada@x.com", subject: "News" }]);
});

test("with a mail server, who subscribes is asked to confirm at once, under the shop's own name", async () => {
  const server = await startMailServer();
  closing.push(() => server.close());
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: "shop@incard.example",
    DOUBLE_OPT_IN: "on",
    SITE_URL: "https://a.example",
  };
  const { context } = (await start(env)).runtime;
  await context.subscribe({ email: "Ada@x.com", source: "/" });
  await expect.poll(() => server.taken.length).toBe(1);
  expect(server.taken[0]?.id).toMatch(/^<[^@]+@a\.example>$/);
  expect(server.taken[0]?.text).toContain("To: Ada@x.com");
  expect(await context.database.subscribers("public").selectFrom("subscribers").selectAll().execute()).toEqual([]);
});

test("a live store is asked at its own address from the start, and its prices stay over a restart", async () => {
  const ids = join(mkdtempSync(join(tmpdir(), "shop-ids-")), "ids.json");
  writeFileSync(ids, JSON.stringify(demoIds));
  const asked: unknown[] = [];
  const nodes = Object.values(demoIds).map((id) => ({
    ...{ id: `gid://shopify/ProductVariant/${id}`, availableForSale: true },
    ...{ price: { amount: "12.34", currencyCode: "USD" }, compareAtPrice: null },
  }));
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    asked.push(String(address));
    return Response.json({ data: { nodes } });
  });
  const env = { SHOPIFY_STORE_DOMAIN: "my.myshopify.com", SHOPIFY_STOREFRONT_TOKEN: "t", SHOPIFY_IDS_FILE: ids };
  const first = await start(env);
  await expect.poll(() => prices(first.runtime)[0], { interval: 5 }).toEqual(["12.34", undefined]);
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/my\.myshopify\.com\/api\/[\d-]+\/graphql\.json$/)]);
  await first.close();
  fetch.mockRejectedValue(new Error("the store is away"));
  const again = await start({ ...env, DATA_DIR: first.folder });
  expect(prices(again.runtime)[0]).toEqual(["12.34", undefined]);
});

test("under the rule for prior prices nothing is struck through before a price is recorded", async () => {
  const { runtime } = await start({ PRIOR_PRICE_RULE: "on" });
  expect(prices(runtime).map(([, struck]) => struck)).toEqual(prices(runtime).map(() => undefined));
  expect(prices((await start()).runtime).some(([, struck]) => struck !== undefined)).toBe(true);
});

test("the log says when the files of the database are gone, and when they are back", async () => {
  const { folder, runtime, lines } = await start();
  const { database } = runtime.context;
  const said = () => lines.flatMap((line) => /"msg":"(the files? of the database [^:]*)/.exec(line)?.[1] ?? []);
  renameSync(folder, `${folder}-aside`);
  await expect(database.ping()).rejects.toThrow();
  expect(said()).toEqual(["the file of the database is gone"]);
  renameSync(`${folder}-aside`, folder);
  await database.ping();
  expect(said()).toEqual(["the file of the database is gone", "the files of the database are back"]);
});

test.each(engines)("attempts are counted in memory on SQLite, and for all replicas on Postgres: %s", async (engine) => {
  const { dataDir, databaseUrl, drop } = await freshDatabase(engine);
  closing.push(drop);
  const secret = { TOKEN_SECRET: "a secret long enough for a test.." };
  const url: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const { context } = (await start({ ...secret, ...url, DATA_DIR: dataDir })).runtime;
  await context.limiter.consume("a", { tries: 1, seconds: 60 });
  expect(await context.limiter.consume("a", { tries: 1, seconds: 60 })).toBeGreaterThan(0);
  const rows = await context.database.db.selectFrom("rate_limits").select("key").execute();
  expect(rows).toEqual(engine === "postgres" ? [{ key: "a" }] : []);
});

test("a login of staff outlasts a restart with the same secret and password", async () => {
  const env = { TOKEN_SECRET: "a secret that is long enough for a test", ADMIN_USERNAME: "boss" };
  const { staffLogin } = (await start(env)).runtime.context;
  // With another one, every member of staff would be logged out by an upgrade.
  expect((await staffLogin.find("boss"))?.securityStamp).toMatch(/^rKTONU-D/);
});
