import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createContext } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unansweredSearchesText } from "#content/admin-unanswered-searches.ts";
import { freeText } from "#contract/page-query.ts";
import type { Services } from "#contract/services.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { prices } from "#tests/built-in.ts";
import { pageBuild } from "#tests/page-build.ts";
import { openShop, type TestShop } from "#tests/shop.ts";
import { httpOptions, listen, stopGracefully } from "./http-server.ts";
import { createListener } from "./listener.ts";

const key = createContext<Services>();
/** Serves one page, with the price of the first product; any other path gives 404. */
const pages = pageBuild(
  key,
  {
    page: async ({ context }) => (await context.get(key).products())[0]?.variants[0]?.price,
    "*": () => {
      throw new Response("missing", { status: 404 });
    },
  },
  (_, status, headers, { staticHandlerContext }) => {
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(`<script>1</script>${JSON.stringify(staticHandlerContext.loaderData)}`, { status, headers });
  },
  { page: { query: { q: freeText(100) } }, "*": { params: { "*": () => "404" } } },
);

let shop: TestShop;
let server: Server;
let address: string;
beforeAll(async () => {
  const clientFolder = mkdtempSync(join(tmpdir(), "client-"));
  writeFileSync(join(clientFolder, "favicon.svg"), "<svg/>");
  // Too large for the page cache.
  writeFileSync(join(clientFolder, "large.svg"), "x".repeat(200_000));
  shop = await openShop("sqlite", { TRUST_PROXY: "1" });
  const listener = createListener(shop.runtime, { loadBuild: async () => pages, mode: "production", clientFolder });
  server = createServer(httpOptions, listener);
  address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});
afterAll(async () => {
  await stopGracefully(server);
  await shop.close();
});
const get = (path: string, init: RequestInit = {}) => fetch(address + path, init);
const fromElsewhere = { "X-Forwarded-For": "2.2.2.2" };

test("a page is the same from the router and from memory", async () => {
  const [first, second] = [await get("/page"), await get("/page")];
  const stable = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => name !== "date"));
  expect(await first.text()).toContain(`"page":"${prices.incardFinder}"`);
  expect(stable(second)).toEqual(stable(first));
  expect(second.headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("a new price is on the page at the next look", async () => {
  const { catalog, database } = shop.context;
  const row = await database.db.selectFrom("products").selectAll().where("position", "=", 0).executeTakeFirstOrThrow();
  const json = row.json.replace(prices.incardFinder, "4321.09");
  await database.db.updateTable("products").set({ json }).where("id", "=", row.id).execute();
  await catalog.refresh();
  expect(await (await get("/page")).text()).toContain("4321.09");
});

test.each([
  ["/api/health", 200],
  ["/api/me", 401],
  ["/page?q=own+words", 200],
  ["/nowhere", 404],
])("%s answers HTTP/1.0 without a host, as health checks of load balancers ask", async (path, status) => {
  const { port } = new URL(address);
  const socket = connect(Number(port), "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test("a redirect from what is there already is refused with a sentence, one from nowhere works", async () => {
  const headers = { Authorization: `Bearer ${await shop.staffToken()}`, "Content-Type": "application/json" };
  const redirect = async (source: string, target = "/page") => {
    const body = JSON.stringify({ source, target, status: 302 });
    const answer = await get("/api/admin/redirects", { method: "POST", headers, body });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  const words = unansweredSearchesText;
  for (const source of ["/page", "/favicon.svg", "/page/"])
    expect(await redirect(source, "/elsewhere")).toEqual([400, words.exists(source)]);
  for (const source of ["/api/nothing", "/media/x", "/demo-store/x", "/metrics", "/.well-known/security.txt"])
    expect(await redirect(source)).toEqual([400, words.neverLooked(source)]);
  expect(await redirect("/gone-page")).toEqual([200, words.made]);
  // Made again with another target, it's the same redirect.
  expect(await redirect("/gone-page", "/page?q=x")).toEqual([200, words.made]);
  expect((await get("/gone-page", { redirect: "manual" })).headers.get("location")).toBe("/page?q=x");
});

test("calls, files, the demo store and unknown addresses each get their answer", async () => {
  expect((await get("/api/products")).headers.get("content-type")).toContain("json");
  for (let i = 0; i < 2; i += 1) expect(await (await get("/favicon.svg")).text()).toBe("<svg/>");
  expect((await get("/favicon.svg", { method: "HEAD" })).status).toBe(200);
  const demo = await get("/demo-store/graphql", {
    method: "POST",
    body: JSON.stringify({ query: "{ shop { name } }" }),
    headers: { "Content-Type": "application/json" },
  });
  expect(demo.status).toBe(200);
  expect(demo.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await get("/nowhere", { headers: { "X-Forwarded-For": "1.1.1.1" } })).status).toBe(404);
  expect((await get("/page", { method: "POST" })).status).toBe(405);
});

test("a 404 in memory stands in for no file and no call, whatever their query", async () => {
  expect((await get("/nowhere?x=1")).status).toBe(404);
  expect(await (await get("/large.svg?v=1")).text()).toHaveLength(200_000);
  expect((await get("/api/products?x=1")).headers.get("content-type")).toContain("json");
  expect((await get("/api/nowhere?x=1")).headers.get("content-type")).toContain("json");
});

test("an answer from memory can't be mixed up by another Host", async () => {
  const answer = await get("/page", { headers: { "X-Forwarded-Host": "evil.example" } });
  expect(await answer.text()).not.toContain("evil");
});

test("the demo store takes no form of another site", async () => {
  const answer = await get("/demo-store/checkout/x?key=y", {
    method: "POST",
    body: "outcome=succeeded",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.example" },
  });
  expect(answer.status).toBe(403);
});

test("renderings are limited by address, pages in memory aren't", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < rateLimits.render.address.tries + 5; i += 1) statuses.push((await get(`/page?q=${i}`)).status);
  expect(statuses.slice(0, 500).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  const refused = await get("/page?q=more");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await get("/page")).status).toBe(200);
  expect((await get("/page?q=more", { headers: fromElsewhere })).status).toBe(200);
});
