import { readdirSync } from "node:fs";
import { presentation, productSlugs } from "#content/products.ts";
import { productsResponse } from "#contract/product.ts";
import { offers } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { crawl, jsonLdOf, listedPaths } from "#tests/pages.ts";

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test("every listed page has its own title, description, canonical, cards and structured data", async ({ baseURL }) => {
  const titles = new Set<string>();
  const paths = await listedPaths(baseURL);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const { html } = await crawl(baseURL, path);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    expect(titles.has(title), `${path}: ${title}`).toBe(false);
    titles.add(title);
    expect(contentOf(html, "description")?.length ?? 0, path).toBeGreaterThan(50);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], path).toBe(baseURL + path);
    expect(contentOf(html, "og:url"), path).toBe(baseURL + path);
    for (const name of ["og:title", "og:description", "og:image", "og:type", "twitter:card"]) {
      expect(contentOf(html, name), `${path} ${name}`).toBeTruthy();
    }
    expect(contentOf(html, "robots"), path).toBeUndefined();
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
  }
});

test("structured data names what the page is, completely, without ratings", async ({ baseURL }) => {
  const typesAt = async (path: string) => jsonLdOf((await crawl(baseURL, path)).html).map((thing) => thing["@type"]);
  expect(await typesAt("/")).toEqual(["OnlineStore", "WebSite", "FAQPage"]);
  expect(await typesAt("/blog/3")).toEqual(["OnlineStore", "BlogPosting", "BreadcrumbList"]);
  expect(await typesAt("/contact")).toEqual(["OnlineStore", "FAQPage", "BreadcrumbList"]);
  expect(await typesAt("/products/incard-finder")).toContain("Product");
  expect(await typesAt("/products/tagigo")).toContain("ProductGroup");
  expect(await typesAt("/products/carbon-finder")).toContain("Product");
  for (const path of await listedPaths(baseURL)) {
    const { html } = await crawl(baseURL, path);
    const text = JSON.stringify(jsonLdOf(html));
    expect(text, path).not.toMatch(/AggregateRating|reviewRating|"undefined"|null/);
    for (const [url] of text.matchAll(/https?:\/\/localhost[^"]*/g))
      expect(url.startsWith(baseURL ?? "-"), url).toBe(true);
  }
});

test("prices in structured data, feeds, texts and descriptions are those of the page", async ({
  page,
  request,
  baseURL,
}) => {
  const { data: products } = productsResponse.parse(await (await request.get("/api/products")).json());
  const feed = await (await request.get("/product-feed.xml")).text();
  const llms = await (await request.get("/llms.txt")).text();
  const items = new Map(
    [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = ""]) => {
      const value = (name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1];
      return [
        value("id"),
        { now: value("sale_price") ?? value("price"), link: value("link")?.replaceAll("&amp;", "&") },
      ];
    }),
  );
  const all = products.flatMap(({ variants }) => variants);
  expect(items.size).toBe(all.length);

  for (const slug of productSlugs) {
    const { path, catalogId } = presentation[slug];
    const product = products.find(({ id }) => id === catalogId);
    if (!product) throw new Error(`no ${slug}`);
    const [thing] = jsonLdOf((await crawl(baseURL, path)).html).filter((one) => /^Product/.test(String(one["@type"])));
    const text = JSON.stringify(thing);
    const offered = [...text.matchAll(/"sku":"([^"]*)".*?"price":"([^"]*)"/g)].map(([, id, price]) => [id, price]);
    expect(offered).toEqual(product.variants.map(({ id, price }) => [id, price]));
    for (const { id, price } of product.variants) {
      const item = items.get(id);
      expect(item?.now, id).toBe(`${price} USD`);
      expect(llms, id).toContain(`$${price}`);
      await page.goto(item?.link ?? "-");
      await expect(page.getByRole("main").getByText(`$${price}`).first(), id).toBeVisible();
    }
    const description = contentOf((await crawl(baseURL, path)).html, "description") ?? "";
    const shown = product.variants.flatMap(({ price, originalPrice }) => [price, originalPrice]);
    for (const [, price] of description.matchAll(/\$(\d+\.\d\d)/g)) expect(shown, description).toContain(price);
  }
});

test("presale products are offered for preorder in page and feed alike", async ({ request, baseURL }) => {
  const feed = await (await request.get("/product-feed.xml")).text();
  for (const slug of productSlugs) {
    const { path } = presentation[slug];
    const presale = offers[slug].kind === "presale";
    expect((await crawl(baseURL, path)).html.includes("https://schema.org/PreOrder")).toBe(presale);
    const items = [...feed.matchAll(/<item>[\s\S]*?<\/item>/g)].filter(([item]) => item.includes(`${path}`));
    expect(items.length).toBeGreaterThan(0);
    for (const [item] of items) expect(item.includes("<g:availability>preorder</g:availability>")).toBe(presale);
  }
});

test("the sitemap lists pages that answer, with real days", async ({ request, baseURL }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("<loc>");
  for (const [, day = ""] of sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(day)).toBeLessThan(Date.now());
  }
  for (const path of await listedPaths(baseURL)) expect((await crawl(baseURL, path)).status, path).toBe(200);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("the feed names every article, newest first, and readers can find it", async ({ page, request }) => {
  const feed = await request.get("/feed.xml");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  const days = [...(await feed.text()).matchAll(/<pubDate>([^<]*)</g)].map(([, day = ""]) => Date.parse(day));
  expect(days).toHaveLength(readdirSync("content/blog").filter((name) => name.endsWith(".mdx")).length);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  await page.goto("/blog");
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute("href", /\/feed\.xml$/);
});

test("articles and manuals have Markdown alternates without anything left over", async ({ request, baseURL }) => {
  const llms = await (await request.get("/llms.txt")).text();
  const alternates = [...llms.matchAll(/\]\((http[^)]*\.md)\)/g)].map(([, url = ""]) => url);
  expect(alternates.length).toBeGreaterThan(35);
  for (const url of alternates) {
    const answer = await request.get(url);
    const text = await answer.text();
    expect(answer.headers()["content-type"], url).toContain("text/markdown");
    expect(text, url).toMatch(/^# .+\n\n> .+\n\nSource: </);
    expect(text, url).not.toMatch(/undefined|\{props|<\/?[a-zA-Z]+[ >]|\[object/);
    for (const [, link = ""] of text.matchAll(/\]\(([^)]*)\)/g)) expect(link, url).toMatch(/^(https?:|mailto:|tel:)/);
  }
  expect((await request.get("/manuals/incard-finder/nothing.md")).status()).toBe(404);
  expect((await request.get("/blog/99999.md")).status()).toBe(404);
  expect(llms).toContain(`${baseURL}/blog/3.md`);
});

for (const file of ["/sitemap.xml", "/robots.txt"]) {
  test(`reached inside the app, ${file} loads as a full page`, async ({ page, hydrated }) => {
    await page.goto("/contact");
    await hydrated(page);
    const loaded = page.waitForResponse(
      (answer) => answer.url().endsWith(file) && answer.request().isNavigationRequest(),
    );
    await page.evaluate((path) => {
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, file);
    expect((await loaded).status()).toBe(200);
    await expect(page.getByRole("main")).toHaveCount(0);
  });
}
