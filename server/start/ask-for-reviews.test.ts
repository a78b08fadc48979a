import { createHmac } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { exportPersonalData } from "#server/db/queries/personal-data.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";
import { askForReviews } from "./ask-for-reviews.ts";

const idsFile = join(mkdtempSync(join(tmpdir(), "ask-for-reviews-")), "ids.json");
writeFileSync(idsFile, JSON.stringify(demoIds));
const secret = "0123456789abcdef01234567";
const env = {
  SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com",
  SHOPIFY_STOREFRONT_TOKEN: "public",
  SHOPIFY_IDS_FILE: idsFile,
  SHOPIFY_WEBHOOK_SECRET: secret,
  LIVE_PRICES_INTERVAL_SECONDS: "0",
  // Nobody listens there: what is due stays in the outbox.
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "shop@shop.example",
};
const order = {
  id: 5_000_000_001,
  checkout_token: "c0ffee",
  currency: "USD",
  total_price: "60.93",
  created_at: "2026-01-02T10:00:00Z",
  email: "Buyer@Example.com",
  buyer_accepts_marketing: true,
  line_items: [{ variant_id: Number(demoIds["incard-finder-variant"]), quantity: 2, title: "InCard Finder" }],
};

describe.each(engines)("asking for reviews on %s", (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine, env);
  });

  async function report(topic: string, body: object): Promise<void> {
    const payload = JSON.stringify(body);
    const signature = createHmac("sha256", secret).update(payload).digest("base64");
    const headers = { "X-Shopify-Hmac-Sha256": signature, "X-Shopify-Topic": topic };
    expect((await shop.ask("/api/webhooks/shopify", { method: "POST", body: payload, headers })).status).toBe(200);
  }
  const requests = () => shop.context.database.db.selectFrom("review_requests").selectAll().execute();
  const mails = () => shop.context.database.db.selectFrom("outbox").selectAll().where("kind", "=", "review").execute();
  const makeDue = () =>
    shop.context.database.db.updateTable("review_requests").set({ due_at: "2026-01-01T00:00:00.000Z" }).execute();

  test("a buyer who agreed is asked once, by a ticket for what was bought, and the address is forgotten", async () => {
    await report("orders/paid", order);
    for (let i = 0; i < 2; i += 1) await report("orders/fulfilled", order);
    expect(await requests()).toHaveLength(1);
    await askForReviews(shop.context);
    expect(await mails()).toEqual([]);
    await makeDue();
    await askForReviews(shop.context);
    await askForReviews(shop.context);
    expect(await requests()).toEqual([]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "Buyer@Example.com", subject: "How is your InCard Finder?" });
    const ticket = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "").searchParams.get("ticket") ?? "";
    const { reviewTicket } = loaderServices(shop.context);
    expect(await reviewTicket(ticket)).toEqual([{ product: "incard-finder", reviewed: false }]);
  });

  test("nobody is asked who didn't agree, gave no address, or bought nothing of ours", async () => {
    const odd: readonly object[] = [
      { buyer_accepts_marketing: false },
      { buyer_accepts_marketing: "true" },
      { email: null },
      { email: "nobody" },
      { line_items: [{ variant_id: 1, quantity: 1, title: "A mug" }] },
      { test: true },
    ];
    for (const more of odd) await report("orders/fulfilled", { ...order, ...more });
    expect(await requests()).toEqual([]);
  });

  test.each([
    ["canceled", "orders/cancelled", { ...order, cancelled_at: "2026-01-05T00:00:00Z" }],
    [
      "given back whole",
      "refunds/create",
      {
        id: 7,
        order_id: order.id,
        created_at: "2026-01-05T00:00:00Z",
        transactions: [{ kind: "refund", status: "success", amount: "60.93", currency: "USD" }],
      },
    ],
  ])("an order that was %s is not asked about", async (_, topic, body) => {
    await report("orders/paid", order);
    await report("orders/fulfilled", order);
    await report(topic, body);
    await makeDue();
    await askForReviews(shop.context);
    expect(await requests()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test("what is kept until then is in the export of personal data", async () => {
    await report("orders/fulfilled", order);
    const { reviewRequests } = await exportPersonalData(shop.context.database, "buyer@example.com");
    expect(reviewRequests).toHaveLength(1);
  });
});
