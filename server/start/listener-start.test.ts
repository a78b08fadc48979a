import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { buyLink } from "#app/features/cart/buy-link.ts";
import { demoIds } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { serverMessages } from "#content/server-messages.ts";
import { catalogPreviewResponse } from "#contract/admin-catalog.ts";
import type { Services } from "#contract/services.ts";
import { writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { saveRedirect } from "#server/db/queries/redirects.ts";
import { saveSiteText } from "#server/db/queries/site-texts.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { demo } from "#tests/demo-store.ts";
import { pageBuild } from "#tests/page-build.ts";
import { openTestShop } from "#tests/shop.ts";
import { httpOptions, listen, stopGracefully } from "./http-server.ts";
import { createListener, type ListenerOptions } from "./listener.ts";

let rendered = 0;
const pages = pageBuild(
  createContext<Services>(),
  {
    page: undefined,
    "products/incard-finder": undefined,
    broken: () => {
      // The router takes it, the socket doesn't.
      throw new Response(null, { status: 302, headers: { Location: "/a\u0001b" } });
    },
  },
  (_, status, headers) => {
    headers.set("Content-Type", "text/html; charset=utf-8");
    rendered += 1;
    return new Response(`<p>${"page ".repeat(200)}</p>`, { status, headers });
  },
);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

/** A shop of its own for a test, with its listener on a socket. */
async function serve(env: Record<string, string> = {}, options: Partial<ListenerOptions> = {}) {
  const clientFolder = mkdtempSync(join(tmpdir(), "client-"));
  writeFileSync(join(clientFolder, "favicon.svg"), "<svg/>");
  const shop = await openTestShop("sqlite", { TRUST_PROXY: "1", ...env });
  closing.push(() => shop.close());
  const listener = createListener(shop.runtime, {
    ...{ loadBuild: async () => pages, mode: "production", clientFolder },
    ...options,
  });
  const server = createServer(httpOptions, listener);
  const address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  closing.push(() => stopGracefully(server));
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(address + path, { method, headers, redirect: "manual" });
  const graphql = (query: string, from: string) =>
    fetch(`${address}/demo-store/graphql`, {
      method: "POST",
      body: JSON.stringify({ query }),
      headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    });
  return { shop, get, graphql };
}

test("a page is rendered once, and answered from memory as each request asks for it", async () => {
  const { get } = await serve({ METRICS_TOKEN: "a-token-of-sixteen" });
  const first = await get("/page", { "Accept-Encoding": "identity" });
  expect([first.status, first.headers.get("content-encoding")]).toEqual([200, null]);
  const again = await get("/page", { "Accept-Encoding": "gzip" });
  expect([again.headers.get("content-encoding"), await again.text()]).toEqual(["gzip", await first.text()]);
  expect((await get("/page", {}, "HEAD")).status).toBe(200);
  const same = await get("/page", { "If-None-Match": first.headers.get("etag") ?? "" });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  // None of these is a page.
  expect((await get("/page", {}, "POST")).status).toBe(405);
  expect((await get("/api/products")).headers.get("content-type")).toContain("json");
  for (let i = 0; i < 2; i += 1) expect(await (await get("/favicon.svg")).text()).toBe("<svg/>");
  const figures = await (await get("/metrics", { Authorization: "Bearer a-token-of-sixteen" })).text();
  const seen = (from: string) => new RegExp(`^shop_pages_total\\{from="${from}"\\} (\\d+)$`, "m").exec(figures)?.[1];
  expect([seen("memory"), seen("rendering")]).toEqual(["3", "2"]);
});

test("a page may show the third parties that are switched on, and no other", async () => {
  const frames = async (env: Record<string, string>) =>
    /frame-src ([^;]*)/.exec((await (await serve(env)).get("/page")).headers.get("content-security-policy") ?? "")?.[1];
  expect(await frames({})).toBe("https://www.youtube-nocookie.com https://www.openstreetmap.org");
  expect(await frames({ VIDEO_EMBEDS: "off" })).toBe("https://www.openstreetmap.org");
  expect(await frames({ MAP_EMBED: "off" })).toBe("https://www.youtube-nocookie.com");
});

test("scripts of statistics, and a page's own links by HTTPS, are allowed where they are set up", async () => {
  const policy = async (env: Record<string, string>) =>
    (await (await serve(env)).get("/page")).headers.get("content-security-policy");
  const plain = await policy({});
  expect(plain).not.toMatch(/googletagmanager|upgrade-insecure-requests/);
  expect(await policy({ ANALYTICS_ID: "G-1" })).toMatch(/script-src [^;]*googletagmanager/);
  expect(await policy({ SITE_URL: "https://shop.example" })).toContain("upgrade-insecure-requests");
});

test("a page is rendered anew once staff change the catalog or a text", async () => {
  const { shop, get } = await serve();
  const { catalog, database, texts } = shop.context;
  const rendersAnew = async (change: () => Promise<unknown>): Promise<void> => {
    await get("/page");
    const before = rendered;
    await get("/page");
    expect(rendered).toBe(before);
    await change();
    await get("/page");
    expect(rendered).toBe(before + 1);
  };
  await rendersAnew(async () => {
    const edit = { product: "incard-finder-product", variant: null, field: "badge", to: "Changed" } as const;
    await writeCatalogEdit(database.db, edit);
    await catalog.refresh();
  });
  await rendersAnew(async () => {
    const json = JSON.stringify({ text: "Hello", link: null, from: null, until: null });
    await saveSiteText(database, { key: "announcement", json, version: 0, username: "boss" });
    await texts.refresh();
  });
});

test("a lost path is noted, and one that staff redirected leads on", async () => {
  const { shop, get } = await serve();
  const { notFoundLog, database } = shop.context;
  expect((await get("/lost")).status).toBe(404);
  await notFoundLog.flush();
  expect(await database.db.selectFrom("not_found_paths").select("path").execute()).toEqual([{ path: "/lost" }]);
  await saveRedirect(database.db, { source: "/lost", target: "/page", status: 301 });
  await notFoundLog.refresh();
  const moved = await get("/lost");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/page"]);
});

test("staff see a page with a change that isn't made", async () => {
  const { shop, get } = await serve();
  const { id: product, badge } = shop.context.catalog.current()[0] ?? {};
  const edits = [{ variant: null, field: "badge", from: badge, to: "Soon" }];
  const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
  const asked = await shop.post("/api/admin/catalog/preview", { product, edits, show: null }, headers);
  const { address } = catalogPreviewResponse.parse(await asked.json());
  const shown = await get(address);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await shown.text()).toContain("page page");
});

test("beside a live store there is no demo store", async () => {
  const ids = join(mkdtempSync(join(tmpdir(), "shop-ids-")), "ids.json");
  writeFileSync(ids, JSON.stringify(demoIds));
  const store = { SHOPIFY_STORE_DOMAIN: "my.myshopify.com", SHOPIFY_STOREFRONT_TOKEN: "t", SHOPIFY_IDS_FILE: ids };
  const { graphql } = await serve({ ...store, LIVE_PRICES_INTERVAL_SECONDS: "0" });
  // As at any address of a page.
  expect((await graphql("{ shop { name } }", "1.1.1.1")).status).toBe(405);
});

test("in development an address of a file is a page's, as Vite serves the files, and each page is rendered anew", async () => {
  const { get } = await serve({}, { mode: "development", clientFolder: null });
  expect([(await get("/favicon.svg")).status, (await get("/page")).status]).toEqual([404, 200]);
  const before = rendered;
  await get("/page");
  expect(rendered).toBe(before + 1);
});

test("an answer that can't be sent is a failure in words, and the next one is sent", async () => {
  const { get } = await serve();
  const failed = await get("/broken");
  expect([failed.status, await failed.json()]).toEqual([500, { success: false, message: serverMessages.unexpected }]);
  expect((await get("/page")).status).toBe(200);
});

test("the demo store sells the catalog, and refuses one address more carts, by link or script, as the shop refuses", async () => {
  // However long the machine takes for it, it is one minute.
  vi.useFakeTimers({ toFake: ["Date"] });
  const { shop, get, graphql } = await serve();
  const title = products.find(({ id }) => id === "tagigo-product")?.title;
  const sold = await (await graphql('{ productByHandle(handle: "tagigo") { title } }', "1.1.1.1")).text();
  expect(sold).toContain(`"title":"${title}"`);
  const carts = () => shop.context.database.db.selectFrom("demo_carts").select("id").execute();
  const { tries } = rateLimits.demoCart.address;
  const create = "mutation { cartCreate { cart { id } } }";
  const byLink = () => get(buyLink(demo, "tagigo-default"), { "X-Forwarded-For": "1.1.1.1" });
  for (let i = 0; i < tries; i += 1) await (i % 2 === 0 ? graphql(create, "1.1.1.1") : byLink());
  expect(await carts()).toHaveLength(tries);
  const refused = await byLink();
  expect([refused.status, await refused.json()]).toEqual([429, { success: false, message: serverMessages.tooMany }]);
  await graphql(create, "1.1.1.1");
  expect(await carts()).toHaveLength(tries);
  await graphql(create, "2.2.2.2");
  expect(await carts()).toHaveLength(tries + 1);
  for (let i = tries; i < rateLimits.demoStore.address.tries + 2; i += 1)
    await (await graphql("{ shop { name } }", "1.1.1.1")).arrayBuffer();
  const late = await graphql("{ shop { name } }", "1.1.1.1");
  expect([late.status, await late.json()]).toEqual([429, { success: false, message: serverMessages.tooMany }]);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await graphql("{ shop { name } }", "2.2.2.2")).status).toBe(200);
});
