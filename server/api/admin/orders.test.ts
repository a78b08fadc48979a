import { describe, expect, test } from "vitest";
import { skuName } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { figuresResponse } from "#contract/admin-figures.ts";
import { type RecordedOrder, recordOrder } from "#server/db/queries/recorded-orders.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

const hour = 60 * 60_000;
const paid: RecordedOrder = { kind: "demo", status: "succeeded", amount: 27.99, quantity: 1, items: "" };

describe.each(engines)("the figures of sales on %s", (engine) => {
  const shop = sharedTestShop(engine);
  const read = async (of = shop) => {
    const headers = { Authorization: `Bearer ${await of.staffToken()}` };
    return figuresResponse.parse(await (await of.ask("/api/admin/figures", { headers })).json());
  };
  /** Noon of the day so many days ago. */
  const noon = (daysAgo: number): string =>
    `${new Date(Date.now() - daysAgo * 24 * hour).toISOString().slice(0, 10)}T12:00:00.000Z`;
  let made = 0;
  const note = (order: Partial<RecordedOrder>, id = `pi_${made}`) => {
    made += 1;
    return recordOrder(shop.context.database.db, id, { ...paid, ...order });
  };

  test("add payments up by day in UTC, and pieces by what was bought", async () => {
    const skus = "incard-finder-variant:2,carbon-finder-presale:1";
    await note({ at: noon(0), skus });
    await note({ at: noon(0), status: "requires_payment_method" });
    await note({ at: noon(1), status: "open" });
    await note({ at: noon(1), status: "processing" });
    await note({ at: noon(1), status: "canceled" });
    await note({ at: noon(27), amount: 100.01, skus: "incard-finder-variant:1" });
    await note({ at: noon(28), skus: "incard-finder-variant:5,gone-sku:1" });
    await note({ at: noon(56) });
    // Whatever stands there by other means.
    for (const skus of ["x", ":", "a:b,c:", "<b>:1e9", "incard-finder-variant:1234567"])
      await note({ at: noon(26), skus, amount: 0 });
    await note({ at: noon(0), kind: "live" });
    // A checkout of this moment may still be going on.
    await note({ status: "open" });
    const { kind, days, sold } = await read();
    expect([kind, days.length]).toEqual(["demo", 56]);
    const [before, first] = days.slice(27, 29);
    const [yesterday, today] = days.slice(-2);
    expect([today?.day, today]).toEqual([
      noon(0).slice(0, 10),
      { ...today, orders: 1, cents: 2799, refunded: 0, failed: 1, unfinished: 0 },
    ]);
    expect(yesterday).toMatchObject({ orders: 0, cents: 0, failed: 0, unfinished: 1 });
    expect([first?.cents, before?.cents]).toEqual([10_001, 2_799]);
    expect(days.reduce((all, { orders }) => all + orders, 0)).toBe(8);
    expect(sold).toEqual([
      { name: skuName("incard-finder-variant", products), pieces: 3, before: 5 },
      { name: skuName("carbon-finder-presale", products), pieces: 1, before: 0 },
      { name: "gone-sku", pieces: 0, before: 1 },
    ]);
  });

  test("reports of one payment that come late, twice or in another order leave what is final", async () => {
    const { db } = shop.context.database;
    const state = async (id: string) => {
      const row = await db
        .selectFrom("recorded_orders")
        .select(["status", "seen_at"])
        .where("label", "=", id.slice(-6))
        .executeTakeFirst();
      return [row?.status, row?.seen_at];
    };
    await note({ status: "requires_payment_method", at: noon(3) }, "pi_order1");
    await note({ status: "open", at: noon(3) }, "pi_order1");
    expect(await state("pi_order1")).toEqual(["requires_payment_method", noon(3)]);
    for (const at of [noon(2), noon(1)]) await note({ at }, "pi_order1");
    await note({ status: "requires_payment_method", at: noon(0) }, "pi_order1");
    expect(await state("pi_order1")).toEqual(["succeeded", noon(2)]);
    await note({ status: "canceled", at: noon(0) }, "pi_order1");
    await note({ at: noon(0) }, "pi_order1");
    expect((await state("pi_order1"))[0]).toBe("canceled");
  });

  test("aren't worth a checkout that can't be opened", async () => {
    const { runtime } = await openTestShop(engine);
    await runtime.context.database.close();
    await expect(runtime.demoStorage.noteCheckout("cart", { amount: 1, metadata: {} })).resolves.toBeUndefined();
  });

  test("of a live store hold nothing of the demo store", async () => {
    const live = await openTestShop(engine, { STRIPE_SECRET_KEY: "sk_test_1" });
    await recordOrder(live.context.database.db, "pi_demo_x", paid);
    const { kind, days, sold } = await read(live);
    expect([kind, days.reduce((all, { orders }) => all + orders, 0), sold]).toEqual(["live", 0, []]);
  });

  test("say whether a live store reports its payments", async () => {
    expect((await read()).reported).toBe(true);
    const stripe = { STRIPE_SECRET_KEY: "sk_test_1" };
    expect((await read(await openTestShop(engine, stripe))).reported).toBe(false);
    const hooked = { ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_4f1c9d0a7be2" };
    expect((await read(await openTestShop(engine, hooked))).reported).toBe(true);
  });
});
