import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { products as builtIn } from "#content/catalog/products.ts";
import { tagigoSeed } from "#content/products/tagigo/catalog.ts";
import { readConfig } from "#server/config/config.ts";
import { stampTexts } from "#server/db/queries/site-texts.ts";
import { createLog } from "#server/lib/log.ts";
import { bootstrap } from "#server/start/bootstrap.ts";
import { subscriberRow } from "#tests/rows.ts";
import { writtenArticle } from "#tests/written-article.ts";
import { type Child, cpuMs, residentMb } from "./child.ts";
import { startShop } from "./shop.ts";

type Size = { readonly products: number; readonly articles: number; readonly subscribers: number };

const tenth: Size = { products: 20, articles: 50, subscribers: 10_000 };
/** More articles than staff may write: rows that are there are all read. */
const whole: Size = { products: 200, articles: 500, subscribers: 100_000 };
const batch = 1_000;
const tries = 15;
/** The catalog is read again every three seconds. */
const idleSeconds = 9;

const paragraph =
  "A tracker in the bag that the airline lost said where it was, every few minutes, until it came back. ";

/** A folder with a database of this size. */
async function filledFolder({ products, articles, subscribers }: Size): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "incard-large-"));
  const config = readConfig({ DATA_DIR: folder });
  const runtime = await bootstrap({ config, log: createLog("silent"), announcePassword: () => {} });
  const { database } = runtime.context;
  const generated = Array.from({ length: products - builtIn.length }, (_, n) => {
    const variants = tagigoSeed.variants.map((variant) => ({ ...variant, id: `${variant.id}-${n}` }));
    const id = `generated-${n}`;
    return {
      id,
      position: builtIn.length + n,
      json: JSON.stringify({ ...tagigoSeed, id, title: `Tracker ${n}`, variants }),
    };
  });
  await database.db.insertInto("products").values(generated).execute();
  for (let first = 0; first < subscribers; first += batch) {
    const rows = Array.from({ length: batch }, (_, i) =>
      subscriberRow(
        `visitor${first + i}@example.com`,
        new Date(1.7e12 + (first + i) * 60_000).toISOString(),
        "website",
      ),
    );
    await database.subscribers("public").insertInto("subscribers").values(rows).execute();
  }
  for (let number = 0; number < articles; number += 1) {
    const {
      tree: _tree,
      publishedAt: at,
      changedAt: _,
      ...article
    } = writtenArticle({
      slug: `story-${number}`,
      title: `Story ${number} of a tracker that was found`,
      body: `## What happened ${number}\n\n${paragraph.repeat(20)}\n\n## What helped\n\n${paragraph.repeat(10)}`,
    });
    const json = JSON.stringify(article);
    const stamps = { published_at: at, changed_at: at, updated_at: at };
    const row = { draft: json, published: json, slug: article.slug, version: 1, username: "ada", ...stamps };
    await database.db.insertInto("articles").values(row).execute();
  }
  await stampTexts(database.db);
  await runtime.close();
  return folder;
}

/** Milliseconds of each of some requests: the first, and the median. */
async function timed(shop: Child, path: (attempt: number) => string, headers = {}): Promise<[number, number]> {
  const times: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const address = `10.0.${attempt}.1`;
    const began = performance.now();
    const answer = await fetch(shop.origin + path(attempt), { headers: { "X-Forwarded-For": address, ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path(attempt)} answers ${answer.status}`);
    times.push(performance.now() - began);
  }
  return [times[0] ?? Number.NaN, times.toSorted((a, b) => a - b)[tries >> 1] ?? Number.NaN];
}

async function measure(size: Size): Promise<ReadonlyMap<string, number>> {
  const shop = await startShop({ DATA_DIR: await filledFolder(size) });
  const login = await fetch(`${shop.origin}/api/admin-token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: "password-of-the-bench" }),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const staff = { Authorization: `Bearer ${token}` };
  const figures = new Map([
    ["first answer", shop.startMs],
    ["idle MB", residentMb(shop)],
  ]);
  const take = async (name: string, path: (attempt: number) => string, which: 0 | 1, headers = {}): Promise<void> => {
    figures.set(name, (await timed(shop, path, headers))[which]);
  };
  const idleFrom = cpuMs(shop);
  await setTimeout(idleSeconds * 1_000);
  figures.set("CPU of an idle second", (cpuMs(shop) - idleFrom) / idleSeconds);
  await take("home, first view", () => "/", 0);
  await take("blog, first view", () => "/blog", 0);
  await take("blog, each with a search", (n) => `/blog?q=tracker+${n}`, 1);
  await take("an article, first view", (n) => `/blog/story-${n}`, 1);
  await take("a search", (n) => `/search?q=battery+${n}`, 1);
  await take("a product page, first view", () => "/products/tagigo", 0);
  await take("GET /api/products", () => "/api/products", 1);
  await take("product feed", () => "/product-feed.xml", 0);
  await take("sitemap", () => "/sitemap.xml", 0);
  await take("feed", () => "/feed.xml", 0);
  await take("list of the search in the browser", () => "/search-index.json", 0);
  await take(
    "staff: a page of subscribers",
    (n) => `/api/admin/multi-schema-subscribers?limit=100&page=${n + 1}`,
    1,
    staff,
  );
  await take(
    "staff: a search among subscribers",
    (n) => `/api/admin/multi-schema-subscribers?search=visitor${n}9&limit=100`,
    1,
    staff,
  );
  await take("staff: all subscribers", () => "/api/admin/multi-schema-subscribers", 0, staff);
  await take("staff: articles", () => "/api/admin/articles", 1, staff);
  await take("staff: catalog", () => "/api/admin/catalog", 1, staff);
  await take("staff: history of the catalog", () => "/api/admin/catalog/history", 1, staff);
  await take("staff: prices", () => "/api/admin/prices", 1, staff);
  figures.set("MB afterwards", residentMb(shop));
  await shop.stop();
  return figures;
}

/**
 * The same shop with a tenth of the most that it is made for, and with all of it, in one run: what grows faster than
 * its data stands out. Milliseconds, unless a line says MB.
 */
export async function measureGrowth(): Promise<void> {
  const [small, large] = [await measure(tenth), await measure(whole)];
  const titles = [tenth, whole].map(
    ({ products, articles, subscribers }) => `${products} products, ${articles} articles, ${subscribers} subscribers`,
  );
  console.log(`${titles.join(" | ")} | ratio`);
  for (const [name, ms] of large) {
    const before = small.get(name) ?? Number.NaN;
    console.log(
      `${name.padEnd(36)} ${before.toFixed(1).padStart(8)} ${ms.toFixed(1).padStart(8)} ${(ms / before).toFixed(1).padStart(6)}`,
    );
  }
}
