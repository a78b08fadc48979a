import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { demoIds, skus } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { type Availability, type Product, productsResponse, type Variant } from "#contract/product.ts";
import { readProducts } from "#server/db/queries/products.ts";
import { checkBuild } from "#server/pages/renderer.ts";
import { httpOptions, listen, stopGracefully } from "#server/start/http-server.ts";
import { createListener } from "#server/start/listener.ts";
import { chatAnswers, shownCatalog } from "#tests/built-in.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";
import { ask } from "./server-process.ts";

/** What isn't in the sitemap and may name a price, a date or a state as well. */
const further = [
  "/products/carbon-finder?tab=specifications",
  "/products/carbon-finder?tab=faq",
  "/products/carbon-finder?manual=true",
  "/products/incard-finder?tab=specs",
  "/products/incard-finder?tab=manual",
  "/products/tagigo?tab=specifications",
  "/products/tagigo?manual=true",
  "/products/tagigo?network=google-find-hub&pack=4-pack&color=4-pack-pink",
  "/buy-now?tab=carbon-finder",
  "/search?q=price",
  "/search?q=ship",
  "/search?q=presale",
  "/sitemap.xml",
  "/feed.xml",
  "/product-feed.xml",
  "/llms.txt",
  "/search-index.json",
  "/api/products",
];

/** Blog pages print dates of articles, one of which is a former ship date; they say nothing of the catalog. */
const datesOfArticles = /^\/(blog(\/.*)?|feed\.xml|sitemap\.xml)$/;
/** Home teases articles with their dates, each in a line of its own. */
const withoutArticleDates = (html: string): string => html.replaceAll(/<p class="kicker[^"]*">[^<]*<\/p>/g, "");

/** They say what holds for orders of a presale, of which some may still wait when the presale is over. */
const onFormerOrders = [
  "/terms",
  "/return-policy",
  "/contact",
  "/search?q=ship",
  "/search?q=presale",
  "/search-index.json",
  "the chat",
];

const iso = (day: string): string => new Date(`${day} UTC`).toISOString().slice(0, 10);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** The text where it isn't a part of a longer number, word or address. */
const alone = (text: string): RegExp => new RegExp(`(?<![\\w.])${escaped(text)}(?![\\w])`);

const variantsOf = (products: readonly Product[]): readonly Variant[] => products.flatMap(({ variants }) => variants);
/** Every price, date and saving of a catalog, as pages print them. */
function figuresOf(products: readonly Product[]): readonly string[] {
  const offers = offersOf(products);
  const presales = products.filter(({ availability }) => availability.kind === "presale");
  const dates = presales.flatMap(({ availability }) => availability.shipDate ?? []);
  const prices = variantsOf(products).flatMap(({ price, originalPrice }) => [price, originalPrice ?? price]);
  const found = [
    ...prices,
    ...dates.flatMap((day) => [day, iso(day)]),
    ...products.flatMap(({ saleEnds }) => saleEnds ?? []),
    ...(offers["incard-finder"].percentOff === null ? [] : [`${offers["incard-finder"].percentOff}% off`]),
    `saves ${offers.fourPackSavesPercent}%`,
    `${offers.googleSaves?.amount} less`,
  ];
  return [...new Set(found)];
}
const formerly = [...figuresOf(shownCatalog), facts.tagigo.expectedShip.blogTeaser];

const dates = ["February 29, 2044", "March 17, 2047", "June 12, 2049"];
/** A catalog of which no figure, badge or note is like the built-in one's. */
function improbable(products: readonly Product[]): readonly Product[] {
  let dollars = 410;
  return products.map((product, index) => {
    const shipDate = dates[index] ?? "";
    const variants = product.variants.map((variant): Variant => {
      dollars += 13;
      const single = variant.networkType === "Google Find Hub" ? dollars - 100 : dollars;
      const price = `${variant.packSize === "4-Pack" ? 3 * single : single}.37`;
      return variant.originalPrice === undefined
        ? { ...variant, price }
        : { ...variant, price, originalPrice: `${dollars + 91}.53` };
    });
    return {
      ...product,
      variants,
      badge: `Badge no. ${index}`,
      availability: { kind: index === 0 ? "in-stock" : "presale", shipDate, note: `Leaves our hands ${shipDate}` },
      saleEnds: "8/13/2051",
    };
  });
}

describe.each(engines)("what the shop says of a changed catalog on %s", (engine) => {
  const shop = sharedTestShop(engine, { TRUST_PROXY: "1" });
  let server: Server;
  let address: string;
  // A server for each: a page that is cached is sent once more after a change, while it is rendered again.
  beforeEach(async () => {
    const folder = join(import.meta.dirname, "../../build");
    const build = checkBuild(await import(join(folder, "server/index.js")));
    const options = { loadBuild: async () => build, mode: "production", clientFolder: join(folder, "client") } as const;
    server = createServer(httpOptions, createListener(shop.runtime, options));
    address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  });
  afterEach(() => stopGracefully(server));

  async function change(to: readonly Product[]): Promise<void> {
    const { database, catalog } = shop.context;
    for (const product of to)
      await database.db
        .updateTable("products")
        .set({ json: JSON.stringify(product) })
        .where("id", "=", product.id)
        .execute();
    await catalog.refresh();
  }

  /** Everything that the shop tells, by its address; the chat's answers and the demo checkout among it. */
  async function everything(): Promise<ReadonlyMap<string, string>> {
    const { body: map } = await ask(address, "/sitemap.xml");
    const pages = [...map.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
    const { body: llms } = await ask(address, "/llms.txt");
    const alternates = [...llms.matchAll(/\(http:\/\/localhost([^)]*\.md)\)/g)].map(([, path]) => path ?? "");
    expect([pages.length > 60, alternates.length > 30]).toEqual([true, true]);
    const told = new Map<string, string>();
    for (const path of new Set([...pages, ...alternates, ...further])) {
      const { status, body } = await ask(address, path);
      expect(status, path).toBe(200);
      told.set(path, withoutArticleDates(body));
    }
    const { data } = productsResponse.parse(JSON.parse(told.get("/api/products") ?? ""));
    told.set("the chat", chatAnswers(offersOf(data)).join("\n"));
    const lines = skus.map((key) => `${demoIds[key]}:1`).join(",");
    const cart = await fetch(`${address}/demo-store/cart/${lines}`, { redirect: "follow" });
    told.set("the demo checkout", await cart.text());
    return told;
  }

  /** Where one of the texts stands: "/buy-now: 27.99". */
  function where(told: ReadonlyMap<string, string>, texts: readonly (string | RegExp)[]): readonly string[] {
    return [...told].flatMap(([path, body]) =>
      texts
        .filter((text) => !(typeof text === "string" && datesOfArticles.test(path) && /20\d\d/.test(text)))
        .flatMap((text) => {
          if (typeof text === "string" && !body.includes(text)) return [];
          const found = (typeof text === "string" ? alone(text) : text).exec(body);
          return found ? [`${path}: ${found[0]}`] : [];
        }),
    );
  }

  // What a row says makes the page, whichever database holds it: the test after this one shows on both that it is the row.
  test.runIf(engine === "sqlite")("with the built-in catalog each of its figures stands somewhere", async () => {
    const told = await everything();
    for (const figure of formerly) expect(where(told, [figure]), figure).not.toEqual([]);
  });

  test("with every price, date and badge changed none of the former ones is left, and the new ones are there", async () => {
    const changed = improbable(await readProducts(shop.context.database.db));
    await change(changed);
    const told = await everything();
    expect(where(told, formerly)).toEqual([]);
    for (const figure of figuresOf(changed)) expect(where(told, [figure]), figure).not.toEqual([]);
    for (const { badge, availability } of changed)
      for (const text of [badge, availability.note]) expect(where(told, [text]), text).not.toEqual([]);
  });

  const setKind = async (kind: Availability["kind"], note: string): Promise<void> =>
    change(
      (await readProducts(shop.context.database.db)).map((product) => ({
        ...product,
        badge: note,
        availability: { kind, note },
      })),
    );

  test.runIf(engine === "sqlite")(
    "with everything in stock nothing speaks of a presale, but for what holds for former orders",
    async () => {
      await setKind("in-stock", "On its way tomorrow");
      const told = await everything();
      expect(where(told, [/(on|in|during) presale|presale price|pre-?order(?!"|[/\w-])/i, ...dates])).toEqual([]);
      const others = new Map([...told].filter(([path]) => !onFormerOrders.includes(path)));
      expect(where(others, [/(?<![-\w])presale/i])).toEqual([]);
    },
  );

  test.runIf(engine === "sqlite")("with everything sold out nothing can be bought, and everybody is told", async () => {
    await setKind("sold-out", "None left");
    const told = await everything();
    expect(where(told, [/data-buy-button=|schema\.org\/(InStock|PreOrder)|>(preorder|in_stock)</])).toEqual([]);
    expect(told.get("/product-feed.xml")).toContain("<g:availability>out_of_stock<");
    for (const path of ["/products/incard-finder", "/products/tagigo", "/products/carbon-finder"])
      expect(told.get(path)).toMatch(
        /schema\.org\/OutOfStock[\s\S]*>Sold out<|>Sold out<[\s\S]*schema\.org\/OutOfStock/,
      );
    expect(told.get("/buy-now")).toContain(">Sold out<");
    expect(told.get("the demo checkout")).toContain("are sold out");
  });
});
