import { createHmac } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { figuresResponse } from "#contract/admin-figures.ts";
import { ordersResponse } from "#contract/admin-orders.ts";
import { listen } from "#server/start/http-server.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const idsFile = join(mkdtempSync(join(tmpdir(), "payment-reports-")), "ids.json");
writeFileSync(idsFile, JSON.stringify(demoIds));
const secrets = { stripe: "whsec_of_this_test", shopify: "0123456789abcdef01234567" };
const env = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: secrets.stripe,
  SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com",
  SHOPIFY_STOREFRONT_TOKEN: "public",
  SHOPIFY_IDS_FILE: idsFile,
  SHOPIFY_WEBHOOK_SECRET: secrets.shopify,
  LIVE_PRICES_INTERVAL_SECONDS: "0",
};
const now = Math.floor(Date.now() / 1000);
const dayS = 24 * 60 * 60;

const intent = {
  id: "pi_1_abc123",
  object: "payment_intent",
  amount: 10_000,
  amount_received: 10_000,
  currency: "usd",
};
const charge = { id: "ch_1", object: "charge", payment_intent: intent.id, amount: 10_000, currency: "usd" };
const dispute = {
  id: "du_1",
  object: "dispute",
  charge: "ch_1",
  payment_intent: intent.id,
  amount: 10_000,
  currency: "usd",
};

const order = {
  id: 5_000_000_001,
  name: "#1001",
  checkout_token: "c0ffee",
  currency: "USD",
  total_price: "60.93",
  created_at: new Date((now - dayS) * 1000).toISOString(),
  line_items: [{ variant_id: Number(demoIds["incard-finder-variant"]), quantity: 2, title: "InCard Finder" }],
};

describe.each(engines)("orders and figures on %s", (engine) => {
  let shop: TestShop;
  let token: string;
  beforeEach(async () => {
    shop = await openTestShop(engine, env);
    token = await shop.staffToken();
  });

  const stripeBody = async (payload: string): Promise<number> => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: secrets.stripe, timestamp: now });
    const headers = { "Stripe-Signature": signature };
    return (await shop.ask("/api/webhooks/stripe", { method: "POST", body: payload, headers })).status;
  };
  const stripe = (type: string, object: object, created = now, more: object = {}): Promise<number> =>
    stripeBody(JSON.stringify({ id: "evt_1", object: "event", type, created, data: { object }, ...more }));
  const shopify = async (topic: string, body: object): Promise<number> => {
    const payload = JSON.stringify(body);
    const signature = createHmac("sha256", secrets.shopify).update(payload).digest("base64");
    const headers = { "X-Shopify-Hmac-Sha256": signature, "X-Shopify-Topic": topic };
    return (await shop.ask("/api/webhooks/shopify", { method: "POST", body: payload, headers })).status;
  };
  const read = async (path: string): Promise<unknown> => {
    const answer = await shop.ask(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const orders = async () => ordersResponse.parse(await read("/api/admin/orders"));
  const figures = async () => figuresResponse.parse(await read("/api/admin/figures"));
  /** Gross and refunded cents of all days. */
  const money = async (): Promise<[number, number]> => {
    const { days } = await figures();
    return [days.reduce((sum, day) => sum + day.cents, 0), days.reduce((sum, day) => sum + day.refunded, 0)];
  };

  test("a charge that is refunded in parts counts each once, on its day, in whatever order it is told", async () => {
    await stripe("charge.refunded", { ...charge, amount_refunded: 5_500 }, now);
    await stripe("payment_intent.succeeded", intent, now - 2 * dayS);
    for (let i = 0; i < 3; i += 1) await stripe("charge.refunded", { ...charge, amount_refunded: 2_000 }, now - dayS);
    expect(await money()).toEqual([10_000, 5_500]);
    const { days } = await figures();
    expect(days.slice(-3).map(({ cents, refunded }) => [cents, refunded])).toEqual([
      [10_000, 0],
      [0, 2_000],
      [0, 3_500],
    ]);
    const { data, totals } = await orders();
    expect(data).toMatchObject([{ status: "succeeded", cents: 10_000, refunded: 5_500 }]);
    expect(totals).toMatchObject([{ status: "succeeded", cents: 10_000, refunded: 5_500 }]);
  });

  test("two parts of the same second are both counted, and a refund that failed came back", async () => {
    await stripe("payment_intent.succeeded", intent, now - dayS);
    for (const refunded of [3_000, 1_000]) await stripe("charge.refunded", { ...charge, amount_refunded: refunded });
    expect(await money()).toEqual([10_000, 3_000]);
    const failed = {
      id: "re_1",
      charge: "ch_1",
      payment_intent: intent.id,
      amount: 1_000,
      currency: "usd",
      status: "failed",
    };
    for (const type of ["refund.failed", "refund.updated", "charge.refund.updated"]) await stripe(type, failed);
    expect(await money()).toEqual([10_000, 2_000]);
    await stripe("refund.updated", { ...failed, id: "re_2", status: "succeeded" });
    expect(await money()).toEqual([10_000, 2_000]);
  });

  test("a refund that failed counts back once, whenever and however often its reports come", async () => {
    const failed = { charge: "ch_1", payment_intent: intent.id, amount: 1_000, currency: "usd", status: "failed" };
    await stripe("payment_intent.succeeded", intent, now - dayS);
    // Two of one amount in one second, one of them told again a second later, all before the refunds themselves.
    await stripe("refund.failed", { ...failed, id: "re_1" }, now - 50);
    await stripe("refund.failed", { ...failed, id: "re_2" }, now - 50);
    await stripe("charge.refund.updated", { ...failed, id: "re_1" }, now - 49);
    expect(await money()).toEqual([10_000, 0]);
    await stripe("charge.refunded", { ...charge, amount_refunded: 3_000 }, now - 100);
    expect(await money()).toEqual([10_000, 1_000]);
    expect((await orders()).data).toMatchObject([{ refunded: 1_000 }]);
    // A later state of the charge knows of them.
    await stripe("charge.refunded", { ...charge, amount_refunded: 4_000 }, now - 10);
    expect(await money()).toEqual([10_000, 4_000]);
    expect((await orders()).data).toMatchObject([{ refunded: 4_000 }]);
  });

  test("a dispute that a refund ended takes nothing besides it", async () => {
    await stripe("payment_intent.succeeded", intent, now - dayS);
    await stripe("charge.dispute.created", { ...dispute, status: "needs_response" }, now - 200);
    await stripe("charge.refunded", { ...charge, amount_refunded: 10_000 }, now - 100);
    await stripe("charge.dispute.closed", { ...dispute, status: "charge_refunded" }, now - 50);
    expect(await money()).toEqual([10_000, 10_000]);
  });

  test("a refund of a sale that nobody reported is in no figure, as its sale isn't, until the sale is", async () => {
    await stripe("charge.refunded", { ...charge, amount_refunded: 3_000 });
    expect(await money()).toEqual([0, 0]);
    await stripe("payment_intent.succeeded", intent, now - dayS);
    expect(await money()).toEqual([10_000, 3_000]);
  });

  test("a dispute takes the payment, one that is won gives it back, and an inquiry takes nothing", async () => {
    await stripe("payment_intent.succeeded", intent, now - dayS);
    await stripe("charge.dispute.created", { ...dispute, status: "warning_needs_response" }, now - 60);
    expect(await money()).toEqual([10_000, 0]);
    await stripe("charge.dispute.updated", { ...dispute, status: "needs_response" }, now - 50);
    await stripe("charge.dispute.funds_withdrawn", { ...dispute, status: "needs_response" }, now - 50);
    expect(await money()).toEqual([10_000, 10_000]);
    await stripe("charge.dispute.closed", { ...dispute, status: "won" }, now - 10);
    await stripe("charge.dispute.updated", { ...dispute, status: "under_review" }, now - 10);
    await stripe("charge.dispute.created", { ...dispute, status: "needs_response" }, now - 55);
    expect(await money()).toEqual([10_000, 0]);
    expect((await orders()).data[0]).toMatchObject({ refunded: 0 });
  });

  test("a dispute that is lost stays", async () => {
    await stripe("payment_intent.succeeded", intent, now - dayS);
    await stripe("charge.dispute.closed", { ...dispute, status: "lost" });
    await stripe("charge.dispute.updated", { ...dispute, status: "under_review" }, now - 5);
    expect(await money()).toEqual([10_000, 10_000]);
  });

  test("each refund of a Shopify order adds up, once, also when it is told before the order", async () => {
    const refund = (id: number, amount: string, more: object = {}) => ({
      id,
      order_id: order.id,
      created_at: new Date(now * 1000).toISOString(),
      transactions: [{ kind: "refund", status: "success", amount, currency: "USD", ...more }],
    });
    expect(await shopify("refunds/create", refund(1, "10.00"))).toBe(200);
    expect(await shopify("orders/paid", order)).toBe(200);
    for (let i = 0; i < 2; i += 1) await shopify("refunds/create", refund(2, "0.93"));
    await shopify("refunds/create", refund(3, "50.00", { status: "failure" }));
    await shopify("refunds/create", refund(4, "50.00", { test: true }));
    // What gives nothing back may hold anything.
    const [given] = refund(5, "0.07").transactions;
    const odd = { ...refund(5, "0.07"), transactions: [{ kind: "void", status: null, amount: null }, given] };
    expect(await shopify("refunds/create", odd)).toBe(200);
    expect(await money()).toEqual([6_093, 1_100]);
    expect((await orders()).data).toMatchObject([{ cents: 6_093, refunded: 1_100 }]);
    // Its sale isn't counted any more, so neither is what it gave back.
    await shopify("orders/cancelled", { ...order, cancelled_at: new Date(now * 1000).toISOString() });
    expect(await money()).toEqual([0, 0]);
  });

  test.each([
    ["jpy", 5_598, 5_598],
    ["eur", 5_598, 5_598],
    ["kwd", 5_598, 5_598],
  ])("a payment of %s is never dollars, whichever way it comes in", async (currency, units, kept) => {
    const foreign = { ...intent, amount: units, amount_received: units, currency, status: "succeeded", metadata: {} };
    const service = createServer((_, response) => {
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ ...foreign, id: "pi_2_def456" }));
    });
    const port = await listen(service, 0, "127.0.0.1");
    onTestFinished(() => void service.close());
    shop = await openTestShop(engine, { ...env, STRIPE_API_URL: `http://127.0.0.1:${port}` });
    token = await shop.staffToken();
    expect(await stripe("payment_intent.succeeded", foreign)).toBe(200);
    expect(await (await shop.ask("/api/payment-status/pi_2_def456")).json()).toMatchObject({ currency });
    await expect.poll(async () => (await orders()).matchCount).toBe(2);
    await shopify("orders/paid", { ...order, currency: currency.toUpperCase() });
    const { data, totals } = await orders();
    const paid = data.filter(({ label }) => label !== order.name);
    expect(paid.map((row) => [row.currency, row.cents])).toEqual([
      [currency, kept],
      [currency, kept],
    ]);
    expect(totals).toMatchObject([{ currency, orders: 3 }]);
    expect(await money()).toEqual([0, 0]);
    expect((await figures()).others).toMatchObject([{ currency, orders: 3 }]);
  });

  test("what was received counts, not what was asked for", async () => {
    await stripe("payment_intent.succeeded", { ...intent, amount_received: 4_000 });
    expect(await money()).toEqual([4_000, 0]);
  });

  test("a signed report that nobody knows is acknowledged, whatever it holds", async () => {
    const thin = { id: "evt_2", object: "v2.core.event", type: "v1.billing.meter.error_report_triggered" };
    const bodies = ["[]", "null", "not json", "{}", JSON.stringify(thin), JSON.stringify({ type: "charge.refunded" })];
    for (const body of bodies) expect(await stripeBody(body), body).toBe(200);
    for (const name of ["constructor", "__proto__", "toString"]) {
      expect(await stripe(name, intent), name).toBe(200);
      expect(await shopify(name, order), name).toBe(200);
    }
    expect(await stripe("customer.created", { id: "cus_1" }, Number.NaN)).toBe(200);
    expect((await orders()).matchCount).toBe(0);
  });

  test("whatever a store signs, orders and figures can be read", async () => {
    const wrong: readonly object[] = [
      { amount: Number.MAX_SAFE_INTEGER, amount_received: Number.MAX_SAFE_INTEGER },
      { amount: 1e300 },
      { amount: -5 },
      { currency: "usdollars" },
      { currency: "" },
      { currency: null },
      { created: -99_999_999_999_999 },
    ];
    for (const [index, more] of wrong.entries())
      expect(await stripe("payment_intent.succeeded", { ...intent, id: `pi_${index}`, ...more })).toBe(200);
    for (const created of [-99_999_999_999_999, -99_999_999_999, 1e15, 0])
      expect(await stripe("payment_intent.succeeded", intent, created)).toBe(200);
    for (const amount_refunded of [Number.MAX_SAFE_INTEGER, -1])
      expect(await stripe("charge.refunded", { ...charge, amount_refunded })).toBe(200);
    const odd = [{ created_at: "0001-01-01T00:00:00Z" }, { total_price: "99999999999.99" }, { total_price: "1e9" }];
    for (const more of odd) expect(await shopify("orders/paid", { ...order, ...more })).toBe(200);
    expect(await money()).toEqual([0, 0]);
    expect((await orders()).matchCount).toBe(0);
  });

  test("rows that an earlier version stored don't keep the others from being read", async () => {
    await stripe("payment_intent.succeeded", intent);
    const row = { kind: "live", status: "succeeded", quantity: 1, seen_at: new Date().toISOString() };
    const cents = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER];
    const rows = cents.map((amount, index) => ({ ...row, key: `k${index}`, label: `k${index}`, cents: amount }));
    await shop.context.database.db.insertInto("recorded_orders").values(rows).execute();
    expect(await money()).toEqual([10_000, 0]);
    expect((await orders()).matchCount).toBe(4);
  });
});
