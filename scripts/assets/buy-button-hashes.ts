/**
 * Writes server/pages/widget-style-hashes.json: the hashes of the style tags that the Buy Button SDK puts into the
 * page and its frames, for the Content-Security-Policy. They only change with the SDK's version, because the shop's
 * styles are added separately (app/features/cart/frame-style.css). Run `node scripts/assets/buy-button-hashes.ts` after
 * changing the version; with `--check` it only compares.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { chromium, type Page } from "@playwright/test";
import { Hono } from "hono";
import { cartOptions, productOptions } from "#app/features/cart/sdk-options.ts";
import type { SdkClientClass } from "#app/features/cart/sdk-types.ts";
import { demoIds } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { chromiumLaunch } from "#scripts/check/find-chromium.ts";
import { createDemoStore } from "#server/demo-store/demo-store.ts";
import { memoryStorage } from "#tests/memory-demo-storage.ts";

const root = join(import.meta.dirname, "..", "..");
const target = join(root, "server/pages/widget-style-hashes.json");
const sdk = readFileSync(join(root, "node_modules/@shopify/buy-button-js/dist/buybutton.min.js"), "utf8");

/** Runs in the browser: makes cart and product as the shop does, and gives the text of every style tag. */
async function styleTexts(page: Page): Promise<string[]> {
  const arg = { cart: cartOptions, product: productOptions("Buy Now"), id: demoIds["incard-finder-product"] };
  return await page.evaluate(async ({ cart, product, id }) => {
    const sdk = window.ShopifyBuy;
    if (!sdk) throw new Error("the SDK did not load");
    const parent: SdkClientClass = Object.getPrototypeOf(sdk);
    const config = { domain: "demo.example", storefrontAccessToken: "demo", source: "buy-button-js" };
    const client = parent.buildClient(config, (_, init) => fetch("/demo-store/graphql", init));
    const ui = sdk.UI.init(client, { errorReporter: { notifyException: console.error } });
    const place = () => document.body.appendChild(document.createElement("div"));
    await ui.createComponent("cart", { node: place(), toggles: [], options: cart });
    const made = await ui.createComponent("product", { id, node: place(), options: product });
    if (!made) throw new Error("the product could not be made");
    const pages = [document, ...[...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument)];
    return pages.flatMap((one) => [...(one?.querySelectorAll("style") ?? [])].map((style) => style.textContent ?? ""));
  }, arg);
}

const app = new Hono();
app.get("/", (c) => c.html(`<!doctype html><title>SDK</title><body><script src="/sdk.js"></script>`));
app.get("/sdk.js", (c) => c.body(sdk, 200, { "Content-Type": "text/javascript" }));
app.route("/demo-store", createDemoStore({ storage: memoryStorage(), products: () => products }));
const server = createServer(getRequestListener(app.fetch));
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const address = server.address();
if (address === null || typeof address === "string") throw new Error("no port");

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${address.port}/`);
  const texts = new Set(await styleTexts(page));
  if (texts.size !== 2) throw new Error(`expected the styles of page and product, found ${texts.size}`);
  const hashes = [...texts].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`).sort();
  const json = `${JSON.stringify(hashes, null, 2)}\n`;
  if (!process.argv.includes("--check")) writeFileSync(target, json);
  else if (readFileSync(target, "utf8") !== json)
    throw new Error("widget-style-hashes.json is out of date: run this without --check");
  console.log(json);
} finally {
  await browser.close();
  server.close();
}
