import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext } from "react-router";
import { afterEach, expect, test } from "vitest";
import { buyLink } from "#app/features/cart/buy-link.ts";
import { products } from "#content/catalog/products.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { Services } from "#contract/services.ts";
import { pageBuild } from "#tests/page-build.ts";
import { openTestShop } from "#tests/shop.ts";
import { demo } from "./demo-store/test-demo-store.ts";
import { httpOptions, listen, stopGracefully } from "./http-server.ts";
import { createListener, type ListenerOptions } from "./listener.ts";
import { rateLimits } from "./middleware/rate-limits.ts";

const pages = pageBuild(
  createContext<Services>(),
  {
    page: undefined,
    broken: () => {
      // The router takes it, the socket doesn't.
      throw new Response(null, { status: 302, headers: { Location: "/a\u0001b" } });
    },
  },
  (_, status, headers) => {
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(`<p>${"page ".repeat(200)}</p>`, { status, headers });
  },
);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
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

test("without a folder of files, as in development, an address of a file is a page's", async () => {
  const { get } = await serve({}, { mode: "development", clientFolder: null });
  expect([(await get("/favicon.svg")).status, (await get("/page")).status]).toEqual([404, 200]);
});

test("an answer that can't be sent is a failure in words, and the next one is sent", async () => {
  const { get } = await serve();
  const failed = await get("/broken");
  expect([failed.status, await failed.json()]).toEqual([500, { success: false, message: serverMessages.unexpected }]);
  expect((await get("/page")).status).toBe(200);
});

test("the demo store sells the catalog, and refuses one address too many carts as the shop refuses", async () => {
  const { shop, get, graphql } = await serve();
  const title = products.find(({ id }) => id === "tagigo-product")?.title;
  const sold = await (await graphql('{ productByHandle(handle: "tagigo") { title } }', "1.1.1.1")).text();
  expect(sold).toContain(`"title":"${title}"`);
  const carts = () => shop.context.database.db.selectFrom("demo_carts").select("id").execute();
  const { tries } = rateLimits.demoCart.address;
  const create = "mutation { cartCreate { cart { id } } }";
  for (let i = 0; i < tries; i += 1) await (await graphql(create, "1.1.1.1")).arrayBuffer();
  expect(await carts()).toHaveLength(tries);
  const refused = await get(buyLink(demo, "tagigo-default"), { "X-Forwarded-For": "1.1.1.1" });
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
