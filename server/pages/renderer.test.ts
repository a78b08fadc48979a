import { createContext } from "react-router";
import { expect, test } from "vitest";
import { blogTags } from "#content/blog/tags.ts";
import { builtInPlace } from "#content/site.ts";
import { knownValue, pageOfList } from "#contract/page-query.ts";
import type { Services } from "#contract/services.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { pageBuild } from "#tests/page-build.ts";
import { writtenArticle } from "#tests/written-article.ts";
import { checkBuild, createRenderer, type LoaderServices, type Renderer } from "./renderer.ts";

const key = createContext<Services>();
const seen: Services[] = [];

/** One page with a text; any other path is unknown. */
const build = (text: string) =>
  pageBuild(
    key,
    {
      page: ({ context }) => {
        seen.push(context.get(key));
        return { text };
      },
      "*": undefined,
    },
    (_, status) => new Response(text, { status }),
  );

const services: LoaderServices = {
  config: {
    siteUrl: "http://localhost",
    environment: "development",
    demoStore: true,
    place: builtInPlace,
    emails: { support: "", privacy: "", dpo: "" },
    storefront: { domain: "", token: "", endpoint: null },
    analyticsId: null,
    sellsInEu: false,
    priorPriceRule: false,
    settledFigures: {},
    freeShippingFrom: "50",
    shippingRate: null,
    currency: "usd",
  },
  seller: {
    name: null,
    address: null,
    law: null,
    representative: null,
    location: builtInPlace.location,
    email: "support@shop.example",
    phone: null,
    register: null,
    vatId: null,
  },
  shipping: { rate: null, from: null, countries: [] },
  products: async () => [],
  texts: () => noSiteTexts,
  articlePreview: async () => null,
  policyPreview: async () => null,
  reviewTicket: async () => null,
  payment: async () => "none",
  withdrawalReceipt: async () => null,
};
const text = async (render: Renderer["render"], path: string) =>
  Buffer.from((await render(request(path), true)).body).toString();
const request = (path: string): Request => new Request(`http://localhost${path}`);

test("loaders find the services; a document gets a place for its parts, a data request none", async () => {
  const { render } = createRenderer(async () => build("one"), services, "production");
  seen.length = 0;
  expect(await text(render, "/page")).toBe("one");
  await render(request("/page.data"), true);
  expect(seen.map(({ config }) => config)).toEqual([services.config, services.config]);
  expect(seen.map(({ staticHtml }) => staticHtml)).toEqual([new Map(), null]);
  await render(request("/page"), false);
  expect(seen.map(({ rendersNotFound }) => rendersNotFound)).toEqual([true, true, false]);
  expect(new Set(seen.map(({ scriptNonce }) => scriptNonce)).size).toBe(3);
});

test("each request has parts of its own", async () => {
  const { render } = createRenderer(async () => build("one"), services, "production");
  seen.length = 0;
  await Promise.all([render(request("/page"), true), render(request("/page"), true)]);
  expect(seen[0]?.staticHtml).not.toBe(seen[1]?.staticHtml);
});

test("an address is read by the routes of the build, at once when that was loaded", async () => {
  const { addressOf, knownAddress } = createRenderer(async () => build("one"), services, "production");
  expect(knownAddress("/page")).toBeNull();
  expect(await addressOf("/page?x=1")).toMatchObject({ target: "/page", cacheable: true });
  expect(knownAddress("/page?x=1")).toMatchObject({ target: "/page", cacheable: true });
});

test("values of a query that staff made are read as they are now: articles, and tags with the built-in ones", async () => {
  const article = writtenArticle({ slug: "a-day-out", tags: ["Weekend", "Travel"] });
  const texts = { ...noSiteTexts, articles: [article] };
  const query = {
    tag: knownValue("article tags", 40),
    article: knownValue("articles", 80),
    page: pageOfList({ entries: 1, perPage: 1, more: "articles" }),
  };
  const withQuery = pageBuild(key, { page: undefined }, (_, status) => new Response("", { status }), {
    page: { query },
  });
  let current = texts;
  const { addressOf } = createRenderer(async () => withQuery, { ...services, texts: () => current }, "production");
  const target = async (search: string) => (await addressOf(`/page?${search}`)).target;
  for (const tag of ["Weekend", "Travel", blogTags[0]])
    expect(await target(`tag=${tag}`)).toBe(`/page?${new URLSearchParams({ tag: tag ?? "" })}`);
  expect(await target("article=a-day-out&page=2")).toBe("/page?article=a-day-out&page=2");
  // Two articles, one a page: a page beyond the end is the last one.
  expect(await target("tag=a-day-out&article=Weekend&page=3")).toBe("/page?page=2");
  current = { ...texts, articles: [] };
  expect(await target("tag=Weekend&article=a-day-out&page=2")).toBe("/page");
});

test("a newer build takes over", async () => {
  let current = build("one");
  const { render } = createRenderer(async () => current, services, "development");
  expect(await text(render, "/page")).toBe("one");
  current = build("two");
  expect(await text(render, "/page")).toBe("two");
});

test.each([null, {}, { entry: {} }, { entry: { module: {} } }, "x"])("%j is no build of ours", (value) => {
  expect(() => checkBuild(value)).toThrow("npm run build");
});
