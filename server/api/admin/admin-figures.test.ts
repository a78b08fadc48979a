import { beforeAll, describe, expect, test } from "vitest";
import { skuName } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { growthResponse } from "#contract/admin-growth.ts";
import { ordersResponse } from "#contract/admin-orders.ts";
import { recordOrder } from "#server/db/queries/recorded-orders.ts";
import { subscriberWriter } from "#server/db/queries/subscribers.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

describe.each(engines)("orders and growth on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: { Authorization: string };
  const read = async (path: string): Promise<unknown> => (await shop.ask(path, { headers: auth })).json();
  const orders = async () => ordersResponse.parse(await read("/api/admin/orders"));
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  const card = skuName("incard-finder-variant", products);

  test("a payment looked up is noted once, without its id; a stranger's id isn't", async () => {
    expect(await orders()).toMatchObject({ data: [], matchCount: 0, totals: [] });
    const payment = {
      id: "pi_secretpart_abc123",
      status: "succeeded",
      amount: 4250,
      metadata: { quantity: 2, items: "incard-finder-variant:2" },
    };
    await shop.runtime.demoStorage.putPayment(payment.id, JSON.stringify(payment));
    for (const id of [payment.id, payment.id, "pi_unknown", "nonsense"]) await shop.ask(`/api/payment-status/${id}`);
    await expect.poll(async () => (await orders()).matchCount).toBe(1);
    const { data, totals } = await orders();
    expect(data).toEqual([
      {
        label: "abc123",
        kind: "demo",
        status: "succeeded",
        currency: "usd",
        cents: 4250,
        refunded: 0,
        quantity: 2,
        items: `2 × ${card}`,
        seen_at: expect.any(String),
      },
    ]);
    expect(totals).toEqual([
      { kind: "demo", status: "succeeded", currency: "usd", orders: 1, quantity: 2, cents: 4250, refunded: 0 },
    ]);
    const saved = await shop.context.database.db.selectFrom("recorded_orders").selectAll().execute();
    expect(JSON.stringify(saved)).not.toContain("secretpart");
  });

  test("a payment that goes through later is the same order with a new status", async () => {
    const { database } = shop.context;
    await recordOrder(database.db, "pi_later", {
      kind: "live",
      status: "processing",
      amount: 19.99,
      quantity: 1,
      items: "",
    });
    await recordOrder(database.db, "pi_later", {
      kind: "live",
      status: "succeeded",
      amount: 19.99,
      quantity: 1,
      items: "",
    });
    const { totals, matchCount } = await orders();
    expect(matchCount).toBe(2);
    expect(totals[1]).toMatchObject({ kind: "live", status: "succeeded", orders: 1, quantity: 1, cents: 1999 });
  });

  test("growth counts this server's own list by period and source", async () => {
    const { database } = shop.context;
    for (const email of ["a@x.com", "b@x.com"])
      await subscriberWriter(database, "public")({ email, source: "/contact" });
    await subscriberWriter(database, "public")({ email: "old@x.com", source: "website" });
    await subscriberWriter(database, "production")({ email: "elsewhere@x.com", source: "website" });
    await database
      .subscribers("public")
      .updateTable("subscribers")
      .set({ subscribed_at: "2001-02-03T23:30:00.000Z" })
      .where("email_key", "=", "old@x.com")
      .execute();
    for (const [unit, periods] of [
      ["day", 30],
      ["week", 26],
      ["month", 12],
    ] as const) {
      const growth = growthResponse.parse(await read(`/api/admin/growth?unit=${unit}`));
      expect(growth).toMatchObject({ unit, environment: "development", before: 1, sources: ["/contact"] });
      expect(growth.periods).toHaveLength(periods);
      expect(growth.periods.at(-1)).toMatchObject({ total: 2, counts: [2] });
    }
  });
});
