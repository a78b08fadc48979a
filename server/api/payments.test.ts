import { createHmac } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { demoIds, skuName } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { serverMessages } from "#content/server-messages.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";
import { maxBodies, maxWebhookBytes } from "./payments.ts";

const idsFile = join(mkdtempSync(join(tmpdir(), "webhooks-")), "ids.json");
writeFileSync(idsFile, JSON.stringify(demoIds));
const secrets = { stripe: ["whsec_of_the_new_time", "whsec_of_the_old_time"], shopify: ["0123456789abcdef01234567"] };
const env = {
  TRUST_PROXY: "1",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: secrets.stripe.join(", "),
  SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com",
  SHOPIFY_STOREFRONT_TOKEN: "public",
  SHOPIFY_IDS_FILE: idsFile,
  SHOPIFY_WEBHOOK_SECRET: secrets.shopify[0] ?? "",
  LIVE_PRICES_INTERVAL_SECONDS: "0",
};
const paths = { stripe: "/api/webhooks/stripe", shopify: "/api/webhooks/shopify" };
const now = Math.floor(Date.now() / 1000);

const stripeEvent = (type: string, created = now, more: object = {}) =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    type: `payment_intent.${type}`,
    created,
    data: {
      object: {
        ...{
          id: "pi_secretpart_abc123",
          object: "payment_intent",
          amount: 5598,
          currency: "usd",
          receipt_email: "ada@example.com",
        },
        ...{ metadata: { quantity: "2", items: "incard-finder-variant:2" }, ...more },
      },
    },
  });
const signed = (payload: string, secret = secrets.stripe[0] ?? "", timestamp = now) => ({
  "Stripe-Signature": Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
});

const order = {
  id: 5_000_000_001,
  name: "#1001",
  email: "ada@example.com",
  checkout_token: "c0ffee",
  currency: "USD",
  total_price: "60.93",
  created_at: "2026-11-20T23:30:00-05:00",
  processed_at: "2026-11-20T23:31:00-05:00",
  customer: { first_name: "Ada" },
  line_items: [{ variant_id: Number(demoIds["incard-finder-variant"]), quantity: 2, title: "InCard Finder" }],
};
const shopifyHeaders = (payload: string, topic: string, secret = secrets.shopify[0] ?? "") => ({
  "X-Shopify-Hmac-Sha256": createHmac("sha256", secret).update(payload).digest("base64"),
  "X-Shopify-Topic": topic,
});

describe.each(engines)("reports of payments on %s", (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine, env);
  });
  const send = async (path: string, body: string, headers: Record<string, string>, from = shop) =>
    (await from.ask(path, { method: "POST", body, headers })).status;
  const stripe = (body: string, headers: Record<string, string> = signed(body)) => send(paths.stripe, body, headers);
  const shopify = (body: object, topic: string, more: Record<string, string> = {}) => {
    const payload = JSON.stringify(body);
    return send(paths.shopify, payload, { ...shopifyHeaders(payload, topic), ...more });
  };
  const rows = () =>
    shop.context.database.db
      .selectFrom("recorded_orders")
      .select(["label", "kind", "status", "cents", "quantity", "items", "skus", "seen_at"])
      .execute();

  test("Stripe's count a payment once, in whatever order and however often they come", async () => {
    const succeeded = stripeEvent("succeeded", now - 60);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stripe(succeeded)));
    expect(new Set(answers)).toEqual(new Set([200]));
    for (const type of ["payment_failed", "created", "processing"]) await stripe(stripeEvent(type));
    expect(await rows()).toEqual([
      {
        label: "abc123",
        kind: "live",
        status: "succeeded",
        cents: 5598,
        quantity: 2,
        items: `2 × ${skuName("incard-finder-variant", products)}`,
        skus: "incard-finder-variant:2",
        seen_at: new Date((now - 60) * 1000).toISOString(),
      },
    ]);
    const kept = JSON.stringify(await shop.context.database.db.selectFrom("recorded_orders").selectAll().execute());
    for (const secret of ["secretpart", "ada"]) expect(kept).not.toContain(secret);
  });

  test("a failed payment is counted, one that only began is an open checkout, other events are nothing", async () => {
    await stripe(stripeEvent("created"));
    expect((await rows()).map(({ status }) => status)).toEqual(["open"]);
    await stripe(stripeEvent("payment_failed"));
    expect((await rows()).map(({ status }) => status)).toEqual(["requires_payment_method"]);
    const others = [stripeEvent("amount_capturable_updated"), stripeEvent("succeeded", now, { id: "ch_1" }), "{}"];
    for (const event of others) expect(await stripe(event)).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test("a signature that none of the secrets made, that is old or of another body is refused", async () => {
    const event = stripeEvent("succeeded");
    expect(await stripe(event, signed(event, secrets.stripe[1]))).toBe(200);
    await shop.context.database.db.deleteFrom("recorded_orders").execute();
    const replayed = signed(event, secrets.stripe[0], now - 3_600);
    for (const headers of [
      signed(event, "whsec_of_somebody_else"),
      replayed,
      signed(`${event} `),
      {},
      { "Stripe-Signature": "t=1,v1=" },
    ])
      expect(await stripe(event, headers)).toBe(400);
    const payload = JSON.stringify(order);
    const good = shopifyHeaders(payload, "orders/paid");
    for (const headers of [
      shopifyHeaders(payload, "orders/paid", "another secret of somebody"),
      shopifyHeaders(`${payload} `, "orders/paid"),
      {},
    ])
      expect(await send(paths.shopify, payload, headers)).toBe(400);
    expect(await send(paths.shopify, `${payload}x`, good)).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test("Shopify's make one row of a checkout and its order", async () => {
    const { checkout_token: token, ...rest } = order;
    expect(await shopify({ ...rest, id: 1, name: undefined, token }, "checkouts/create")).toBe(200);
    expect((await rows()).map(({ status }) => status)).toEqual(["open"]);
    for (let i = 0; i < 3; i += 1) expect(await shopify(order, "orders/paid")).toBe(200);
    await shopify({ ...rest, id: 1, token }, "checkouts/create");
    expect(await rows()).toEqual([
      {
        label: "#1001",
        kind: "live",
        status: "succeeded",
        cents: 6093,
        quantity: 2,
        items: `2 × ${skuName("incard-finder-variant", products)}`,
        skus: "incard-finder-variant:2",
        seen_at: "2026-11-21T04:31:00.000Z",
      },
    ]);
    const tax = async (name: string) =>
      (
        await shop.context.database.db
          .selectFrom("recorded_orders")
          .select("tax_cents")
          .where("label", "=", name)
          .execute()
      ).map(({ tax_cents }) => tax_cents);
    expect(await tax("#1001")).toEqual([null]);
    const taxed = { ...order, id: 2, checkout_token: "decaf", name: "EU-1000002345", total_tax: "9.73" };
    expect(await shopify(taxed, "orders/paid")).toBe(200);
    expect(await tax("EU-1000002345")).toEqual([973]);
    await shop.context.database.db.deleteFrom("recorded_orders").where("tax_cents", "is not", null).execute();
    await shopify({ ...order, cancelled_at: "2026-11-21T08:00:00Z" }, "orders/cancelled");
    expect((await rows()).map(({ status }) => status)).toEqual(["canceled"]);
    const kept = JSON.stringify(await shop.context.database.db.selectFrom("recorded_orders").selectAll().execute());
    for (const secret of ["c0ffee", "Ada", "ada@"]) expect(kept).not.toContain(secret);
  });

  test("tests of Shopify's, other topics and what can't be read count nothing; what isn't ours keeps its words", async () => {
    expect(await shopify(order, "orders/paid", { "X-Shopify-Test": "true" })).toBe(200);
    expect(await shopify({ ...order, test: true }, "orders/paid")).toBe(200);
    expect(await shopify(order, "products/update")).toBe(200);
    for (const wrong of [{}, { ...order, total_price: "-1" }, { ...order, line_items: [{ quantity: 1e9, title: "" }] }])
      expect(await shopify(wrong, "orders/paid")).toBe(200);
    expect(await rows()).toEqual([]);
    await shopify({ ...order, line_items: [{ variant_id: 7, quantity: 1, title: "Gift card" }] }, "orders/paid");
    expect((await rows()).map(({ items, skus }) => [items, skus])).toEqual([["1 × Gift card", ""]]);
  });

  test("a body that is too large isn't read to its end, whatever it says of its size", async () => {
    const huge = " ".repeat(maxWebhookBytes + 1);
    for (const path of Object.values(paths)) {
      expect(await send(path, huge, {})).toBe(413);
      let pulled = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(64 * 1024));
          if (pulled === 1_600) controller.close();
        },
      });
      const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
      const answer = await shop.ask(path, init);
      expect([answer.status, pulled < 20]).toEqual([413, true]);
    }
  });

  /** Reports that are begun and never ended, with the addresses of their clients. */
  const halfSend = (addresses: readonly string[]) =>
    addresses.map((address) => {
      const init: RequestInit & { duplex: "half" } = {
        method: "POST",
        body: new ReadableStream(),
        duplex: "half",
        headers: { "X-Forwarded-For": address },
      };
      return shop.ask(paths.stripe, init);
    });

  test.each([
    ["one address", 1],
    ["8 addresses", 8],
    ["as many addresses as there are places", maxBodies],
  ])("half-sent reports from %s don't keep the services from reporting", async (_, addresses) => {
    const slow = halfSend(
      Array.from({ length: 4 * maxBodies }, (_, i) => `2001:db8:${(i % addresses).toString(16)}::${i.toString(16)}`),
    );
    for (let i = 0; i < 11; i += 1) expect(await stripe(stripeEvent("succeeded", now, { id: `pi_${i}` }))).toBe(200);
    for (const answer of await Promise.all(slow))
      expect([answer.status, await answer.json()]).toEqual([408, { success: false, message: serverMessages.invalid }]);
    expect(await rows()).toHaveLength(11);
  });

  test("strangers who send nothing that is signed don't keep the services from reporting", async () => {
    const limits = shop.context.limiter;
    for (let i = 0; i < rateLimits.webhook.address.tries; i += 1)
      await limits.consume("webhook from 203.0.113.10", rateLimits.webhook.address);
    expect(await send(paths.stripe, "{}", { "X-Forwarded-For": "203.0.113.10" })).toBe(429);
    expect(await stripe(stripeEvent("succeeded"))).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test("while the database is away it is to be delivered again; without a secret there is no such call", async () => {
    const event = stripeEvent("succeeded");
    await shop.context.database.close();
    expect(await stripe(event)).toBe(503);
    const without = await openTestShop(engine);
    for (const path of Object.values(paths)) expect(await send(path, event, signed(event), without)).toBe(404);
  });
});
