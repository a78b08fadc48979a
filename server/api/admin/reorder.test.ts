import { beforeEach, describe, expect, test } from "vitest";
import { skuName } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { type ReorderResponse, reorderResponse } from "#contract/admin-reorder.ts";
import { writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { type RecordedOrder, recordOrder } from "#server/db/queries/recorded-orders.ts";
import { recordRefund } from "#server/db/queries/refunds.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const card = "incard-finder-variant";
const four = "tagigo-dual-4-pack-all-colors";

describe.each(engines)("what to reorder on %s", (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine);
  });
  const read = async (of = shop): Promise<ReorderResponse> => {
    const headers = { Authorization: `Bearer ${await of.staffToken()}` };
    return reorderResponse.parse(await (await of.ask("/api/admin/reorder", { headers })).json());
  };
  const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
  /** Noon of the day so many days ago. */
  const noon = (days: number): string => `${ago(days * dayMs).slice(0, 10)}T12:00:00.000Z`;
  const note = (id: string, order: Partial<RecordedOrder>, of = shop) =>
    recordOrder(of.context.database.db, id, {
      ...{ kind: "demo", status: "succeeded", amount: 27.99, quantity: 1, items: "" },
      ...order,
    });
  const count = (product: string, variant: string, to: string, of = shop) =>
    writeCatalogEdit(of.context.database.db, { product, variant, field: "stock", to });
  const row = ({ rows }: ReorderResponse, variant: string) => rows.find((one) => one.variant === variant);

  test("is for staff, and says nothing of a shop that knows nothing", async () => {
    expect((await shop.ask("/api/admin/reorder")).status).toBe(401);
    const answer = await read();
    expect(answer).toMatchObject({
      kind: "demo",
      reported: true,
      storeCounts: false,
      since: null,
      unnamed: 0,
      refunded: 0,
    });
    expect(answer.rows).toHaveLength(products.flatMap(({ variants }) => variants).length);
    for (const { pieces, left, lastsDays } of answer.rows) expect([pieces, left, lastsDays]).toEqual([0, null, null]);
  });

  test("counts the pieces of 28 days, those that share a count together, and how long what is left lasts", async () => {
    await note("old", { at: noon(30), skus: `${card}:1` });
    await note("first", { at: noon(27), skus: `${card}:10,carbon-finder-presale:2` });
    await note("second", { at: noon(0), skus: `${card}:4,tagigo-default:1` });
    await note("packs", { at: noon(3), skus: `${four}:2,tagigo-dual-4-pack-black:1` });
    await note("early", { at: noon(28), skus: `${card}:100` });
    for (const status of ["open", "canceled", "requires_payment_method"])
      await note(status, { status, at: noon(1), skus: `${card}:100` });
    await note("live", { kind: "live", at: noon(1), skus: `${card}:100` });
    await note("unnamed", { at: noon(1), skus: "" });
    await note("gone", { at: noon(1), skus: "gone-sku:3" });
    await count("incard-finder-product", card, "7");
    await count("tagigo-product", four, "30");
    await count("carbon-finder-product", "carbon-finder-presale", "0");
    await count("tagigo-product", "tagigo-dual-1-pack-white", "5");
    const answer = await read();
    expect(answer).toMatchObject({ since: null, unnamed: 1, refunded: 0 });
    expect(row(answer, card)).toEqual({
      variant: card,
      name: skuName(card, products),
      pieces: 14,
      left: 7,
      lastsDays: 13,
    });
    expect(row(answer, four)).toMatchObject({ pieces: 3, left: 30, name: expect.stringContaining(" and ") });
    expect(row(answer, four)?.lastsDays).toBeGreaterThan(269);
    expect(row(answer, "tagigo-dual-1-pack-black")).toMatchObject({ pieces: 1, left: null, lastsDays: null });
    expect(row(answer, "tagigo-dual-1-pack-white")).toMatchObject({ pieces: 0, left: 5, lastsDays: null });
    expect(answer.rows.slice(0, 4).map(({ variant }) => variant)).toEqual([
      "carbon-finder-presale",
      card,
      four,
      "tagigo-dual-1-pack-black",
    ]);
  });

  test("of a shop that is younger than 28 days is of the days since its first order, and of one at least", async () => {
    await note("first", { at: ago(7 * dayMs), skus: `${card}:7` });
    await count("incard-finder-product", card, "10");
    const week = await read();
    expect([week.since, row(week, card)?.lastsDays]).toEqual([ago(7 * dayMs).slice(0, 10), 10]);
    const young = await openTestShop(engine);
    await note("now", { at: ago(hourMs), skus: `${card}:2` }, young);
    await count("incard-finder-product", card, "10", young);
    expect(row(await read(young), card)?.lastsDays).toBe(5);
  });

  test("of a live store leaves out what was refunded in full, and what is left where the store counts", async () => {
    const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_4f1c9d0a7be2" };
    const live = await openTestShop(engine, stripe);
    const { db } = live.context.database;
    const order = { kind: "live", at: noon(1), skus: `${card}:1`, amount: 30 } as const;
    for (const id of ["kept", "in part", "in full"]) await note(id, order, live);
    const refund = { currency: "usd", at: noon(0), rank: 0 };
    await recordRefund(db, { ...refund, source: "1", order: "in part", amount: 29.99 });
    await recordRefund(db, { ...refund, source: "2", order: "in full", amount: 30 });
    const answer = await read(live);
    expect(answer).toMatchObject({ kind: "live", reported: true, storeCounts: false, refunded: 1, unnamed: 0 });
    expect(row(answer, card)?.pieces).toBe(2);
    const shopify = {
      SHOPIFY_STORE_DOMAIN: "a.myshopify.com",
      SHOPIFY_STOREFRONT_TOKEN: "t",
      SHOPIFY_API_URL: "http://127.0.0.1:9",
    };
    expect(await read(await openTestShop(engine, shopify))).toMatchObject({ storeCounts: true, reported: false });
  });
});
