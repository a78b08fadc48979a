import { createServer, type Server } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { authors } from "#content/blog/authors.ts";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { productSlugs } from "#content/products.ts";
import { previewResponse, saveDraftResponse } from "#contract/admin-articles.ts";
import { campaignsResponse } from "#contract/admin-campaigns.ts";
import { contactTopics } from "#contract/contact.ts";
import { cleanLine } from "#contract/plain-text.ts";
import { productSchema } from "#contract/product.ts";
import { writeState } from "#server/db/queries/app-state.ts";
import { stampTexts } from "#server/db/queries/site-texts.ts";
import { checkBuild } from "#server/pages/renderer.ts";
import { httpOptions, listen, stopGracefully } from "#server/start/http-server.ts";
import { createListener } from "#server/start/listener.ts";
import { galleryKey } from "#server/texts/site-texts.ts";
import { staffLists } from "#tests/abuse/staff-calls.ts";
import { engines } from "#tests/databases.ts";
import { hostileTexts, hostileText as text } from "#tests/hostile-text.ts";
import { openShop, type TestShop } from "#tests/shop.ts";
import { ask, type Outcome } from "./server-process.ts";

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

const prices = [
  "",
  "0.00",
  "-1.00",
  "1e9",
  "NaN",
  "27,99",
  "27.999",
  " 27.99",
  `${"9".repeat(400)}.00`,
  "00.00",
  "٢٧.٩٩",
];

/** Every answer that a browser can be asked for without more knowledge than this. */
const machine = ["/robots.txt", "/sitemap.xml", "/feed.xml", "/product-feed.xml", "/llms.txt", "/search-index.json"];
const calls = ["/api/products", "/api/health", "/api/domain-detection", "/api/me"];

const asciiPath = /^\/(?!\/)[\x21-\x7E]*$/;

describe.each(engines)("whatever staff store on %s is shown without a failure", (engine) => {
  let shop: TestShop;
  let token: string;
  const servers: Server[] = [];
  /** A server with a page cache, and one that renders each page again. */
  let address: string;
  let uncached: string;
  async function serve(mode: "production" | "development"): Promise<string> {
    const folder = join(import.meta.dirname, "../../build");
    const build = checkBuild(await import(join(folder, "server/index.js")));
    const clientFolder = join(folder, "client");
    const server = createServer(
      httpOptions,
      createListener(shop.runtime, { loadBuild: async () => build, mode, clientFolder }),
    );
    servers.push(server);
    return `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  }
  beforeAll(async () => {
    shop = await openShop(engine, { TRUST_PROXY: "1" });
    token = await shop.staffToken();
    [address, uncached] = [await serve("production"), await serve("development")];
  });
  // The router warns of each address that it can't decode.
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterAll(async () => {
    for (const server of servers) await stopGracefully(server);
    await shop.close();
  });

  async function get(path: string, where = address): Promise<Outcome> {
    const outcome = await ask(where, path, { headers: { Authorization: `Bearer ${token}` } });
    if (outcome.status >= 500) throw new Error(`GET ${path}: ${outcome.status} ${outcome.body.slice(0, 200)}`);
    return outcome;
  }
  async function post(path: string, body: unknown): Promise<Outcome> {
    const outcome = await ask(address, path, { body, headers: { Authorization: `Bearer ${token}` } });
    if (outcome.status >= 500)
      throw new Error(`POST ${path} ${JSON.stringify(body).slice(0, 200)}: ${outcome.status} ${outcome.body}`);
    return outcome;
  }
  /** Every page of the sitemap, each feed and each staff list. */
  async function getAll(): Promise<void> {
    const { body } = await get("/sitemap.xml");
    const pages = [...body.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
    expect(pages.length).toBeGreaterThan(30);
    for (const path of new Set([...pages, ...machine, ...calls])) await get(path);
    for (const path of staffLists) expect((await get(path)).status).toBe(200);
  }
  const fuzz = (numRuns: number) => ({ numRuns, seed });

  test("redirects: what is taken can be followed, what can't be followed is refused with a sentence", async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(text, text, fc.constantFrom(301, 302), async (from, to, status) => {
        const source = `/from-${from}`;
        const made = await post("/api/admin/redirects", { source, target: `/${to}`, status });
        if (made.status !== 200) {
          expect(JSON.parse(made.body)).toMatchObject({ success: false, message: expect.stringMatching(/\w\.$/) });
          return;
        }
        taken += 1;
        // Kept is what staff saw of it.
        const followed = await get(encodeURI(cleanLine(source)).replaceAll("%25", "%"));
        expect([status, 400, 404]).toContain(followed.status);
        if (followed.status === status) expect(followed.headers.location).toMatch(asciiPath);
      }),
      fuzz(250),
    );
    expect(taken).toBeGreaterThan(30);
    const saved = await shop.context.database.db.selectFrom("redirects").select(["source", "target"]).execute();
    for (const { source, target } of saved) expect([source, target]).toEqual([source, target].map(asAscii));
    await get("/api/admin/unanswered-searches");
  });

  test("an address outside of ASCII is stored as a browser writes it, and leads there from both spellings", async () => {
    const made = await post("/api/admin/redirects", { source: "/läden", target: "/läden-日本?größe=1", status: 301 });
    expect(made.status).toBe(200);
    for (const path of ["/l%C3%A4den", "/l%c3%a4den"]) {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([301, "/l%C3%A4den-%E6%97%A5%E6%9C%AC?gr%C3%B6%C3%9Fe=1"]);
    }
    expect((await post("/api/admin/redirects", { source: "/a", target: "\u0000", status: 301 })).status).toBe(400);
  });

  test("redirects stored by other means than the call: encoded or passed over", async () => {
    const { database, notFoundLog } = shop.context;
    // What Postgres can't hold, nobody can have stored there.
    const storable = hostileTexts.filter((one) => engine === "sqlite" || !one.includes("\u0000"));
    const at = new Date().toISOString();
    const rows = storable.map((one, i) => ({ source: `/old-${i}`, target: `/${one}`, status: 301 + (i % 2) }));
    rows.push({ source: "/old-status", target: "/contact", status: 99 });
    rows.push({ source: "/old-elsewhere", target: "https://evil.example\u0001", status: 301 });
    for (const row of rows)
      await database.db
        .insertInto("redirects")
        .values({ ...row, hits: 0, created_at: at })
        .execute();
    await notFoundLog.refresh();
    // Twice: out of the router, and out of memory.
    for (const { source } of [...rows, ...rows]) {
      const { status, headers } = await get(source);
      expect([301, 302, 404]).toContain(status);
      if (status !== 404) expect(headers.location).toMatch(asciiPath);
    }
    expect((await get("/old-0")).headers.location).toBe("/l%C3%A4den-%E6%97%A5%E6%9C%AC");
    await get("/api/admin/unanswered-searches");
  });

  test("campaigns, states, searches and texts", async () => {
    await post("/api/subscribe", { email: "reader@example.com" });
    const campaigns = fc.oneof(
      fc.record({ kind: fc.constant("newsletter"), subject: text, text, product: fc.constant(undefined) }),
      fc.record({
        kind: fc.constant("ship-date"),
        product: fc.oneof(fc.constantFrom("tagigo", "carbon-finder"), text),
        shipDate: text,
        note: text,
      }),
    );
    await fc.assert(
      fc.asyncProperty(campaigns, fc.uuid(), text, async (campaign, idempotencyKey, other) => {
        await post("/api/admin/campaigns/preview", campaign);
        const { body } = await get("/api/admin/campaigns");
        const { newsletter, products } = campaignsResponse.parse(JSON.parse(body));
        const recipients = products.find(({ slug }) => slug === campaign.product)?.waiting || newsletter;
        await post("/api/admin/campaigns", { idempotencyKey, recipients, campaign });
        // A list gets one at a time.
        await shop.context.database.db.updateTable("outbox").set({ sent_at: new Date().toISOString() }).execute();
        await post("/api/admin/unanswered-searches/dismiss", { key: other });
        await post("/api/admin/unanswered-searches/dismiss", { path: `/${other}` });
        await post("/api/admin/redirects/remove", { source: other });
        await post("/api/admin/inbox/state", { id: Number.MAX_SAFE_INTEGER, state: "answered" });
        await post("/api/admin/inbox/entries", { id: 1, kind: "answer", text: other });
        await post("/api/admin/outbox/retry", { id: Number.MAX_SAFE_INTEGER });
        await post("/api/admin/withdrawals/state", { id: Number.MAX_SAFE_INTEGER, state: "answered" });
        await post("/api/unanswered-search", { text: other });
        await post("/api/page-failure", { path: `/${other}`, message: other });
        await get(`/api/admin/inbox?search=${encodeURIComponent(other.toWellFormed())}`);
        const topic = contactTopics[0];
        await post("/api/contact", { name: other, email: "ada@example.com", topic, message: other });
      }),
      fuzz(40),
    );
    await getAll();
  });

  test("announcements, questions and articles, taken by the calls or stored by other means", async () => {
    const { database, texts } = shop.context;
    const words = fc.oneof(fc.constant("words"), text);
    const draft = fc.record({
      title: words,
      slug: fc.stringMatching(/^[a-z]{4,8}-[a-z0-9]{1,8}$/),
      excerpt: words,
      author: fc.oneof(fc.constantFrom(...authors), words),
      authorRole: words,
      replaces: fc.constantFrom(null, 1, 2, 999_999),
      tags: fc.array(words, { minLength: 1, maxLength: 2 }),
      illustrationType: fc.constantFrom(...illustrationTypes),
      body: words,
    });
    let published = 0;
    await fc.assert(
      fc.asyncProperty(draft, text, text, async (written, one, other) => {
        const link = { href: `/${other}`, label: one };
        const announced = { version: 0, announcement: { text: one, link, from: null, until: null } };
        await post("/api/admin/texts/announcement", announced);
        await post("/api/admin/texts/question", {
          list: "tagigo",
          version: 0,
          key: null,
          question: one,
          answer: other,
        });
        const saved = await post("/api/admin/articles/save", { article: null, draft: written });
        if (saved.status !== 200) return;
        const { id, version } = saveDraftResponse.parse(JSON.parse(saved.body));
        if ((await post("/api/admin/articles/publish", { id, version })).status === 200) published += 1;
        const { path } = previewResponse.parse(JSON.parse((await post("/api/admin/articles/preview", { id })).body));
        expect((await get(path)).status).toBe(200);
      }),
      fuzz(60),
    );
    expect(published).toBeGreaterThan(5);
    await getAll();
    // A picture that is gone, and words as another version may have stored them.
    const gone = [{ id: `${"0".repeat(24)}-400x320`, alt: '"><script>alert(1)</script>' }];
    const row = { version: 1, updated_at: new Date().toISOString(), username: "ada" };
    const galleries = productSlugs.map((product, at) => ({
      ...row,
      key: galleryKey(product),
      json: at === 0 ? '[{"id":"../x"}]' : JSON.stringify(gone),
    }));
    await database.db.insertInto("site_texts").values(galleries).execute();
    await stampTexts(database.db);
    await texts.refresh();
    await getAll();
    expect((await get("/products/tagigo")).body).not.toContain("<script>alert(1)");
    await database.db.updateTable("site_texts").set({ json: '{"text":"<script>"}' }).execute();
    await database.db.updateTable("articles").set({ published: "null", draft: "[" }).execute();
    await stampTexts(database.db);
    await texts.refresh();
    await getAll();
  });

  // A page is made of what a row says, whichever database holds it; live-catalog.test.ts changes every price on both.
  test.runIf(engine === "sqlite")("prices and products, and what the live store is said to have answered", async () => {
    const { database, catalog } = shop.context;
    const row = await database.db.selectFrom("products").selectAll().orderBy("position").executeTakeFirstOrThrow();
    const product = productSchema.parse(JSON.parse(row.json));
    const changed = prices.map((price) =>
      JSON.stringify({
        ...product,
        variants: product.variants.map((one) => ({ ...one, price, originalPrice: price })),
      }),
    );
    const texts = hostileTexts
      .filter((one) => engine === "sqlite" || !one.includes("\u0000"))
      .map((one) => JSON.stringify({ ...product, title: one, description: one, features: [one] }));
    let shown = 0;
    for (const json of ["", "null", "{", "[]", ...changed, ...texts, row.json]) {
      await database.db.updateTable("products").set({ json }).where("id", "=", row.id).execute();
      await writeState(database.db, "live-prices", json);
      await writeState(database.db, "live-prices-failure", json);
      await get("/api/admin/prices");
      if (!(await catalog.refresh().catch(() => false))) continue;
      shown += 1;
      for (const path of ["/buy-now", "/products/incard-finder", "/product-feed.xml", "/api/products"])
        await get(path, uncached);
    }
    expect(shown).toBeGreaterThan(20);
    await getAll();
  });
});

/** As a browser writes it already. */
const asAscii = (stored: string): string => (asciiPath.test(stored) ? stored : "outside of ASCII");
