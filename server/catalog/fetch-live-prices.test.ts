import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchLivePrices } from "./live-prices.ts";

let server: Server;
let answer: RequestListener;
let endpoint = "";
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const ids = { card: "1", tag: "2" };
const gid = (number: number): string => `gid://shopify/ProductVariant/${number}`;
const usd = (amount: string) => ({ amount, currencyCode: "USD" });
const node = { id: gid(1), availableForSale: true, price: usd("29.0"), compareAtPrice: null };
const ask = (nodes: readonly unknown[], more: object = {}) => {
  answer = (_, response) => response.end(JSON.stringify({ data: { nodes }, ...more }));
  return fetchLivePrices({ endpoint, token: "t", ids, currency: "usd" }, ["card", "tag"]);
};

test("a store is asked at its address for all variants at once, with its token", async () => {
  let asked: unknown;
  answer = (request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const { "x-shopify-storefront-access-token": token, "content-type": type, accept } = request.headers;
      asked = [request.method, token, type, accept, JSON.parse(body)];
      response.end('{"data":{"nodes":[]}}');
    });
  };
  expect(
    await fetchLivePrices({ endpoint, token: "secret", ids, currency: "usd" }, ["card", "tag", "unknown there"]),
  ).toEqual({});
  const variables = { ids: [gid(1), gid(2), "gid://shopify/ProductVariant/"] };
  const query = expect.stringContaining("compareAtPrice { amount currencyCode }");
  expect(asked).toEqual(["POST", "secret", "application/json", "application/json", { query, variables }]);
});

test.each<[what: string, nodes: readonly unknown[], found: object]>([
  ["with two decimals", [node], { card: { price: "29.00", compareAt: null, available: true } }],
  [
    "with the higher price before and sold out",
    [{ ...node, price: usd("19.5"), compareAtPrice: usd("1234567.89"), availableForSale: false }],
    { card: { price: "19.50", compareAt: "1234567.89", available: false } },
  ],
  ["without those that the store doesn't know", [null, { ...node, id: gid(2) }], { tag: expect.anything() }],
  ["without those that nobody asked for", [{ ...node, id: gid(3) }], {}],
])("prices are read %s", async (_, nodes, found) => expect(await ask(nodes)).toEqual(found));

test.each<[what: string, nodes: readonly unknown[], more?: object]>([
  ["three decimals", [{ ...node, price: usd("29.001") }]],
  ["no cents after the point", [{ ...node, price: usd("29.") }]],
  ["eight digits", [{ ...node, price: usd("12345678") }]],
  ["words around it", [{ ...node, price: usd("about 29") }]],
  ["words behind it", [{ ...node, price: usd("29 or so") }]],
  ["nothing to pay", [{ ...node, price: usd("0.00") }]],
  ["another currency", [{ ...node, compareAtPrice: { amount: "29", currencyCode: "EUR" } }]],
  ["errors beside the data", [node], { errors: [{ message: "Throttled" }] }],
  ["more than anybody asked for", [node], { more: "x".repeat(256 * 1024) }],
])("an answer with %s is refused", async (_, nodes, more) => await expect(ask(nodes, more)).rejects.toThrow());

test("an answer that says it isn't one is refused whatever it holds", async () => {
  answer = (_, response) => response.writeHead(500).end(JSON.stringify({ data: { nodes: [node] } }));
  await expect(fetchLivePrices({ endpoint, token: "t", ids, currency: "usd" }, ["card"])).rejects.toThrow("500");
});
