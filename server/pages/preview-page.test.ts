import { createContext } from "react-router";
import { expect, test } from "vitest";
import { products as builtIn } from "#content/catalog/products.ts";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import type { Services } from "#contract/services.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { readConfig } from "#server/config/config.ts";
import { publicConfig } from "#server/start/loader-services.ts";
import { pageBuild } from "#tests/page-build.ts";
import { previewRenderer } from "./preview-page.ts";

const key = createContext<Services>();
const document = `<!DOCTYPE html><html><head><title>Card</title><script>theme()</script>
<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/>
<script type="application/ld+json">{"price":"1.00"}</script></head>
<body><p>PRICE</p><script type="module" async="">import "/assets/a.js";</script><SCRIPT src="/b.js"></SCRIPT></body></html>`;

/** A page that shows the price of the catalog's first product. */
const build = pageBuild(
  key,
  { page: async ({ context }) => ({ price: (await context.get(key).products())[0]?.variants[0]?.price }) },
  (_request, status, _headers, { staticHandlerContext }) =>
    new Response(document.replace("PRICE", JSON.stringify(staticHandlerContext.loaderData)), { status }),
);
const config = readConfig({ SITE_URL: "https://shop.example" });
const render = previewRenderer({
  loadBuild: async () => build,
  services: {
    config: publicConfig(config, null, {
      emails: placeholderEmails,
      place: builtInPlace,
      settledFigures: {},
      freeShippingFrom: "50",
      shippingRate: null,
    }),
    seller: { ...config.seller, email: placeholderEmails.support, location: builtInPlace.location },
    shipping: config.shipping,
    products: async () => builtIn,
    texts: () => noSiteTexts,
    policyPreview: async () => null,
    articlePreview: async () => null,
    reviewTicket: async () => null,
    payment: async () => "none",
    withdrawalReceipt: async () => null,
  },
  mode: "production",
  settings: config,
  policy: ({ scripts, styles }) => `policy of ${scripts.length} scripts and ${styles.length} styles`,
});

test("a preview is the route's own page with another catalog, without its scripts, and for nobody else", async () => {
  const edited = builtIn.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, price: "4321.09" })),
  }));
  const answer = await render("/page?ticket=x", edited);
  const html = await answer.text();
  expect(html).toContain("4321.09");
  expect(html).toContain("<title>Preview: Card</title>");
  expect(html.match(/<script[^>]*>/gi)).toEqual(['<script type="application/ld+json">']);
  expect(html).not.toContain("modulepreload");
  expect(html).toContain('rel="stylesheet"');
  expect(html.replace(/\s+/g, "")).toContain("</p></body></html>");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": "policy of 0 scripts and 0 styles",
    "content-type": "text/html; charset=utf-8",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
    "strict-transport-security": expect.any(String),
  });
});
