import { describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { catalogHistoryResponse, catalogRefusal, catalogResponse } from "#contract/admin-catalog.ts";
import { productsResponse } from "#contract/product.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop } from "#tests/shop.ts";

const [card] = products;
const variant = card?.variants[0];
if (!card || !variant) throw new Error("the catalog has a first product");
const edits = [{ variant: variant.id, field: "price", from: variant.price, to: "0.01" }];

describe.each(engines)("a price that falls by more than half on %s", (engine) => {
  test.each([
    ["at once", () => null, "undo"],
    ["for later", () => new Date(Date.now() + 600_000).toISOString(), "cancel"],
  ])("is taken %s only when that is confirmed", async (_, appliesAt, takeBack) => {
    const shop = await openTestShop(engine);
    const auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    const send = (name: string, body: unknown) => shop.post(`/api/admin/catalog/${name}`, body, auth);
    const read = async (path: string) => (await shop.ask(path, { headers: auth })).json();
    const shown = async () => productsResponse.parse(await read("/api/products")).data[0]?.variants[0]?.price;
    const slip = { product: card.id, edits, appliesAt: appliesAt() };

    for (const confirmsFalls of [undefined, false]) {
      const answer = await send("changes", { ...slip, confirmsFalls });
      const { problems } = catalogRefusal.parse(await answer.json());
      expect([answer.status, problems]).toEqual([
        400,
        [
          {
            ...{ variant: variant.id, field: "price", now: variant.price },
            message: expect.stringContaining(`less than half of the present price, $${variant.price}`),
          },
        ],
      ]);
    }
    expect((await send("changes", { ...slip, confirmsFalls: "yes" })).status).toBe(400);
    expect(await shown()).toBe(variant.price);

    expect((await send("changes", { ...slip, confirmsFalls: true })).status).toBe(200);
    expect(await shown()).toBe(slip.appliesAt === null ? "0.01" : variant.price);
    const { scheduled } = catalogResponse.parse(await read("/api/admin/catalog"));
    const made = catalogHistoryResponse.parse(await read("/api/admin/catalog/history")).data;
    expect((await send(takeBack, { id: (scheduled[0] ?? made[0])?.id })).status).toBe(200);
    expect(await shown()).toBe(variant.price);
    await shop.close();
  });
});
