import { describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { catalogMessages } from "#content/catalog-messages.ts";
import { catalogHistoryResponse, catalogRefusal, catalogResponse } from "#contract/admin-catalog.ts";
import { errorResponse } from "#contract/error-response.ts";
import { productsResponse } from "#contract/product.ts";
import { saleEndText, saleOver } from "#contract/sale-days.ts";
import { successResponse } from "#contract/staff-response.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";

const [card] = products;
const variant = card?.variants[0];
if (!card || !variant) throw new Error("the catalog has a first product");
const product = card.id;
const price = (from: string, to: string) => ({ variant: variant.id, field: "price", from, to });
const listPrice = { variant: variant.id, field: "originalPrice", from: variant.originalPrice ?? "", to: "" };

describe.each(engines)("the call of the catalog on %s", (engine) => {
  test("puts up a sale with its last day, and ends it early", async () => {
    const shop = await openTestShop(engine);
    const auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    const send = (name: string, body: unknown) => shop.post(`/api/admin/catalog/${name}`, body, auth);
    const get = async (path: string) => (await shop.ask(path, { headers: auth })).json();
    const read = async () => catalogResponse.parse(await get("/api/admin/catalog"));
    const shownPrice = async () => productsResponse.parse(await get("/api/products")).data[0]?.variants[0]?.price;
    const lower = (Number(variant.price) - 1).toFixed(2);
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const sale = { product, edits: [price(variant.price, lower)], appliesAt: null, until: days(2) };
    for (const wrong of [
      { ...sale, until: days(-3) },
      { ...sale, until: days(2_000) },
      { ...sale, until: "2999-02-30" },
      { ...sale, until: days(2).replaceAll("-", "/") },
      { ...sale, appliesAt: new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString() },
      { ...sale, edits: [...sale.edits, listPrice] },
    ])
      expect((await send("changes", wrong)).status).toBe(400);
    expect(successResponse.parse(await (await send("changes", sale)).json()).message).toBe(catalogMessages.onSale);
    expect(await shownPrice()).toBe(lower);
    const [end] = (await read()).scheduled;
    const { data } = catalogHistoryResponse.parse(await get("/api/admin/catalog/history?limit=1"));
    expect([end?.undoes, end?.appliesAt]).toEqual([data[0]?.id, saleOver(days(2))]);
    const taken = await send("changes", { ...sale, until: null, edits: [price(lower, variant.price)] });
    expect([taken.status, catalogRefusal.parse(await taken.json()).problems[0]?.message]).toEqual([
      400,
      expect.stringContaining(`a sale until ${saleEndText(days(2))}`),
    ]);
    const early = await send("cancel", { id: end?.id });
    expect([early.status, errorResponse.parse(await early.json()).message]).toEqual([409, catalogMessages.saleRuns]);
    expect((await send("undo", { id: end?.undoes })).status).toBe(200);
    expect([await shownPrice(), (await read()).scheduled]).toEqual([variant.price, []]);
  });
});
