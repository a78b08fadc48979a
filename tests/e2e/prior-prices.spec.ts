import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { products } from "#content/catalog/products.ts";
import { priorPriceDays, priorPriceWords } from "#content/prior-price.ts";
import { connectDatabase } from "#server/db/database.ts";
import { offers, prices } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { jsonLdOf, listedPaths } from "#tests/pages.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1001;
const strict = `http://localhost:${port}`;
/** What the card cost before the 30 days that count, by the record; Carbon Finder has none. */
const recorded = "31.50";

/** A shop of its own under the rule, whose record of the card's price reaches back far enough. */
async function startStrictShop(): Promise<ChildProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "incard-prices-"));
  const database = await connectDatabase({ dataDir, databaseUrl: null });
  const at = new Date(Date.now() - (priorPriceDays + 1) * 24 * 60 * 60_000).toISOString();
  await database.db
    .insertInto("price_history")
    .values({ variant_id: "incard-finder-variant", price: recorded, at })
    .execute();
  await database.close();
  return startOwnShop(port, { DATA_DIR: dataDir, PRIOR_PRICE_RULE: "on" }).shop;
}

/** Where list prices are named while the rule is off. */
const naming = [
  "/",
  "/_.data",
  "/buy-now",
  "/buy-now?tab=carbon-finder",
  "/products/carbon-finder",
  "/products/carbon-finder.data",
  "/search?q=presale+price",
  "/search-index.json",
  "/llms.txt",
  "/product-feed.xml",
  "/api/products",
];

async function read(request: APIRequestContext, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>();
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === "/no-such-page" ? 404 : 200);
    said.set(path, await answer.text());
  }
  return said;
}

/** Everything that the shop says to anybody, by address: pages, what the router asks for, feeds, texts, the search. */
async function everything(request: APIRequestContext): Promise<ReadonlyMap<string, string>> {
  const llms = await (await request.get("/llms.txt")).text();
  const alternates = [...llms.matchAll(/\((http[^)]*\.md)\)/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(alternates.length).toBeGreaterThan(30);
  const listed = await listedPaths(strict);
  expect(listed.length).toBeGreaterThan(60);
  return read(request, [
    ...new Set([
      ...listed,
      ...alternates,
      ...naming,
      "/products/incard-finder.data",
      "/pre-order",
      "/feed.xml",
      "/no-such-page",
    ]),
  ]);
}

const listPrices = products.flatMap(({ variants }) => variants.flatMap(({ originalPrice }) => originalPrice ?? []));
const thoseWith = (said: ReadonlyMap<string, string>, words: readonly (string | RegExp)[]): string[] =>
  [...said].flatMap(([path, text]) =>
    words.some((one) => (typeof one === "string" ? text.includes(one) : one.test(text))) ? [path] : [],
  );

test("under the rule nothing in the shop names a list price, and struck prices are the recorded ones", async ({
  page,
  playwright,
  request,
  hydrated,
  expectAccessible,
}) => {
  const shop = await startStrictShop();
  const there = await playwright.request.newContext({ baseURL: strict });
  try {
    await expect(async () => expect((await there.get("/api/health")).status()).toBe(200)).toPass();
    const said = await everything(there);
    expect(thoseWith(said, listPrices)).toEqual([]);
    expect(thoseWith(said, [/Early bird|% off the|regular price|List price/])).toEqual([]);

    // The one reduction with a record: struck through where the card is sold, and nowhere else.
    const withStrike = thoseWith(said, [/<s[\s>]/, "StrikethroughPrice"]);
    const card = said.get("/products/incard-finder") ?? "";
    expect(withStrike.toSorted()).toEqual([
      "/buy-now",
      "/pre-order",
      "/products/incard-finder",
      "/products/incard-finder.data",
    ]);
    expect(card).toContain(priorPriceWords.note(`$${recorded}`));
    expect(JSON.stringify(jsonLdOf(card))).toContain(
      `"priceType":"https://schema.org/StrikethroughPrice","price":"${recorded}"`,
    );
    const feed = said.get("/product-feed.xml") ?? "";
    expect(feed.match(/<g:sale_price>/g)).toHaveLength(1);
    expect(feed).toContain(`<g:price>${recorded} USD</g:price><g:sale_price>${prices.incardFinder} USD</g:sale_price>`);
    expect(said.get("/llms.txt")).toContain(priorPriceWords.plain({ amount: recorded, currency: "usd" }));
    expect(said.get("/products/carbon-finder")).not.toMatch(/Save (<!-- -->)?\$/);

    // The same look at a shop without the rule finds them.
    expect(thoseWith(await read(request, naming), listPrices)).toEqual(naming);

    await page.goto(`${strict}/products/incard-finder`);
    await hydrated(page);
    const main = page.getByRole("main");
    await expect(main.locator("s")).toHaveText(`${priorPriceWords.label} $${recorded}`);
    await expect(main.getByText(priorPriceWords.note(`$${recorded}`))).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${strict}/products/carbon-finder`);
    await hydrated(page);
    const box = main.getByRole("region", { name: "Price" });
    await expect(box).toContainText(`$${prices.carbon}`);
    await expect(box).toContainText(offers["carbon-finder"].shipLines.today);
    await expect(box.locator("s")).toHaveCount(0);
    await expect(box).not.toContainText("Save");
    await expectAccessible(page);
  } finally {
    await there.dispose();
    shop.kill();
  }
});
