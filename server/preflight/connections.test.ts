import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { demoIds } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { connectionMessages as words } from "#content/setup-messages.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { readConfig } from "#server/config/config.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { checkShop } from "./check-shop.ts";
import { tryMail, tryMailLogin, tryPayments, tryStore } from "./connections.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that answers as it is told. @returns its address */
async function answering(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `http://127.0.0.1:${port}`;
}

const stripeError = (status: number, type: string, message: string) => (_: IncomingMessage, response: ServerResponse) =>
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { type, message, ...(status === 404 ? { code: "resource_missing" } : {}) } }));

test("Stripe's own words say why a key isn't taken; one that is taken knows that the payment isn't there", async () => {
  const unknown = await answering(stripeError(404, "invalid_request_error", "No such payment_intent"));
  expect(await tryPayments({ secretKey: "rk_live_1", apiUrl: unknown })).toEqual({
    works: true,
    message: words.payments.works(false),
  });
  expect((await tryPayments({ secretKey: "rk_test_1", apiUrl: unknown })).message).toBe(words.payments.works(true));
  const refused = await answering(stripeError(401, "invalid_request_error", "Invalid API Key provided"));
  const result = await tryPayments({ secretKey: "rk_live_1", apiUrl: refused });
  expect(result).toEqual({ works: false, message: words.payments.fails("Invalid API Key provided") });
  expect(await tryPayments(null)).toEqual({ works: false, message: words.payments.unset });
});

test("a store is asked for everything that we sell, in our currency", async () => {
  const storeAt = (endpoint: string, ids: typeof demoIds | null = demoIds) => ({
    shopify: { domain: "shop.myshopify.com", token: "t", endpoint, ids },
    currency: "usd",
  });
  const node = (id: string, currencyCode: string) => ({
    id,
    availableForSale: true,
    price: { amount: "9.0", currencyCode },
    compareAtPrice: null,
  });
  const store = (change: (ids: readonly string[]) => readonly unknown[]): Promise<string> =>
    answering(async (request, response) => {
      const asked = z.object({ variables: z.object({ ids: z.array(z.string()) }) });
      const text = await readText(request);
      const { ids } = asked.parse(JSON.parse(text)).variables;
      response.end(JSON.stringify({ data: { nodes: change(ids) } }));
    });
  const whole = await store((ids) => ids.map((id) => node(id, "USD")));
  expect(await tryStore(storeAt(whole), noSiteTexts)).toMatchObject({ works: true });
  const lacking = await store((ids) => ids.map((id, index) => (index === 0 ? null : node(id, "USD"))));
  expect((await tryStore(storeAt(lacking), noSiteTexts)).works).toBe(false);
  const foreign = await tryStore({ ...storeAt(whole), currency: "eur" }, noSiteTexts);
  expect([foreign.works, foreign.message]).toEqual([false, expect.stringContaining("USD")]);
  expect(await tryStore({ shopify: null, currency: "usd" }, noSiteTexts)).toEqual({
    works: false,
    message: words.store.unset,
  });
  // Nobody has said yet what in the store is ours: its products are counted, and the connection works.
  const page = { pageInfo: { hasNextPage: false }, edges: [] };
  const empty = await answering((_, response) => response.end(JSON.stringify({ data: { products: page } })));
  expect(await tryStore(storeAt(empty, null), noSiteTexts)).toEqual({ works: false, message: words.store.empty });
  const variant = {
    id: "gid://shopify/ProductVariant/1",
    title: "Black",
    sku: "",
    price: { amount: "9.0", currencyCode: "USD" },
  };
  const product = { id: "gid://shopify/Product/1", title: "Card", variants: { edges: [{ node: variant }] } };
  const one = await answering((_, response) =>
    response.end(JSON.stringify({ data: { products: { ...page, edges: [{ node: product, cursor: "a" }] } } })),
  );
  expect(await tryStore(storeAt(one, null), noSiteTexts)).toEqual({ works: true, message: words.store.unmapped(1) });
  const entered = { settings: { ...noSiteTexts.settings, storeNumbers: demoIds } };
  expect(await tryStore(storeAt(whole, null), entered)).toMatchObject({ works: true });
});

test("a mail is handed to the server at once, and its refusal is told in its own words", async () => {
  const server = await startMailServer();
  closing.push(() => server.close());
  const from = { name: "Shop", address: "shop@shop.example" };
  const config = { smtp: { url: server.url, from }, siteUrl: "https://shop.example" };
  expect(await tryMail(config, "me@shop.example", "<1@shop.example>")).toEqual({
    works: true,
    message: words.mail.works("me@shop.example"),
    isAboutAddress: false,
  });
  expect(server.taken).toMatchObject([{ to: "me@shop.example" }]);
  expect(await tryMailLogin(config)).toEqual({ works: true, message: words.mail.loggedIn });
  const strict = await startMailServer({ answer: (step) => (step === "rcpt" ? "550 5.7.1 relaying denied" : null) });
  closing.push(() => strict.close());
  const refused = await tryMail({ ...config, smtp: { url: strict.url, from } }, "me@shop.example", "<2@shop.example>");
  expect([refused.works, refused.message]).toEqual([false, expect.stringContaining("relaying denied")]);
  // An address that isn't there says nothing of the server.
  const knowsNobody = await startMailServer({ answer: (step) => (step === "rcpt" ? "550 5.1.1 no such user" : null) });
  closing.push(() => knowsNobody.close());
  const smtp = { url: knowsNobody.url, from };
  expect(await tryMail({ ...config, smtp }, "typo@shop.example", "<5@shop.example>")).toMatchObject({
    works: false,
    isAboutAddress: true,
  });
  expect((await tryMail({ ...config, smtp: null }, "me@shop.example", "<3@shop.example>")).works).toBe(false);
});

test("a certificate that isn't trusted is told in words for the shop's owner", async () => {
  // Without one of its own this server shows a certificate that nobody signed.
  const server = new SMTPServer({ secure: true });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = z.object({ port: z.number() }).parse(server.server.address());
  const smtp = { url: `smtps://127.0.0.1:${port}`, from: { name: "Shop", address: "shop@shop.example" } };
  for (const result of [
    await tryMailLogin({ smtp }),
    await tryMail({ smtp, siteUrl: "https://shop.example" }, "me@shop.example", "<4@shop.example>"),
  ]) {
    expect(result).toMatchObject({ works: false, message: expect.stringMatching(/certificate/) });
    expect(result.message).not.toMatch(/Node\.js|self-signed/);
  }
});

test("a store that is reachable and not mapped is one thing to settle, whatever prices it lacks", () => {
  const config = readConfig({ SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com", SHOPIFY_STOREFRONT_TOKEN: "public" });
  const shown = { products, prices: { last: null, failure: null }, reports: null, mail: null };
  const options = { publicFolder: "public", now: new Date() };
  const found = (storeNumbers: Record<string, string> | null) =>
    checkShop(
      config,
      { ...shown, texts: { ...noSiteTexts, settings: { ...noSiteTexts.settings, storeNumbers } } },
      options,
    )
      .filter(({ step }) => step === "store")
      .map(({ id }) => id);
  expect(found(null)).toEqual(["unknown-store-numbers"]);
  expect(found({ ...demoIds })).toEqual(["live-prices"]);
});
