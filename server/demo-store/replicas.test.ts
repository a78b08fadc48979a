import { afterEach, describe, expect, test } from "vitest";
import { buyLink } from "#app/features/cart/buy-link.ts";
import { products } from "#content/catalog/products.ts";
import { prices } from "#tests/built-in.ts";
import { engines } from "#tests/databases.ts";
import { demo } from "#tests/demo-store.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";
import { createDemoStore } from "./demo-store.ts";

const open: TestShop[] = [];
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
});

describe.each(engines)("two servers on one %s", (engine) => {
  /** A shop, and a second demo store that shares nothing with it but the database. */
  async function pair() {
    const store = (storage: TestShop["runtime"]["demoStorage"]) =>
      createDemoStore({ storage, products: () => products });
    const first = await openTestShop(engine, {}, ({ demoStorage }) => ({ demoStore: store(demoStorage) }));
    open.push(first);
    const second = store(first.runtime.demoStorage);
    const form = (total: string): RequestInit => ({
      method: "POST",
      headers: { Origin: "http://localhost" },
      body: new URLSearchParams({ outcome: "succeeded", total }),
    });
    return {
      first,
      ask: (path: string, init?: RequestInit) => second.request(path.replace("/demo-store", ""), init),
      form,
    };
  }

  test("know each other's carts and make one payment of a form that reaches both", async () => {
    const { first, ask, form } = await pair();
    const checkout = (await first.ask(buyLink(demo, "tagigo-dual-4-pack-all-colors"))).headers.get("location") ?? "";
    const page = await (await ask(checkout)).text();
    expect(page).toContain("Tagigo, All Colors, 4-Pack");
    const total = /name="total" value="(\d+)"/.exec(page)?.[1] ?? "";
    const answers = await Promise.all([first.ask(checkout, form(total)), ask(checkout, form(total))]);
    const places = new Set(answers.map(({ headers }) => headers.get("location")));
    expect(places.size).toBe(1);
    const rows = await first.context.database.db.selectFrom("demo_payments").select("id").execute();
    expect(rows).toHaveLength(1);
    // Recorded without anybody looking at the confirmation; the checkout that the page opened is no unfinished one.
    const recorded = first.context.database.db.selectFrom("recorded_orders").select(["status", "skus", "cents"]);
    expect(await recorded.execute()).toEqual([
      {
        status: "succeeded",
        skus: "tagigo-dual-4-pack-all-colors:1",
        cents: Math.round(100 * Number(prices.tagigoDualFourPack)),
      },
    ]);
    const status = await first.ask(`/api/payment-status/${rows[0]?.id}`);
    expect(status.status).toBe(200);
    expect(await status.json()).toEqual({
      review: expect.stringMatching(/^\/review\?ticket=/),
      status: "succeeded",
      amount: Number(prices.tagigoDualFourPack),
      metadata: {
        quantity: 1,
        product: "Tagigo, All Colors, 4-Pack",
        items: "tagigo-dual-4-pack-all-colors:1",
        price: prices.tagigoDualFourPack,
      },
    });
  });
});
