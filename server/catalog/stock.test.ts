import { describe, expect, test } from "vitest";
import { buyLink } from "#app/features/cart/buy-link.ts";
import type { Sku } from "#content/catalog/buying.ts";
import { demoCheckout } from "#content/checkout.ts";
import { productsResponse } from "#contract/product.ts";
import { readStock } from "#server/db/queries/stock.ts";
import { createDemoStore } from "#server/demo-store/demo-store.ts";
import { engines } from "#tests/databases.ts";
import { demo } from "#tests/demo-store.ts";
import { openTestShop } from "#tests/shop.ts";

const carbon = { product: "carbon-finder-product", variant: "carbon-finder-presale" };
const packs = { product: "tagigo-product", variant: "tagigo-dual-4-pack-all-colors" };

describe.each(engines)("counted stock on %s", (engine) => {
  async function open() {
    const shop = await openTestShop(engine, {}, ({ context, demoStorage }) => ({
      demoStore: createDemoStore({
        storage: demoStorage,
        products: () => context.catalog.current(),
        onStockTaken: async () => void (await context.catalog.refresh()),
      }),
    }));
    const auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    const ask = (path: string, init?: RequestInit) => shop.ask(path, init);
    const count = ({ product, variant }: typeof carbon, from: string, to: string) => {
      const edits = [{ variant, field: "stock", from, to }];
      return shop.post("/api/admin/catalog/changes", { product, edits, appliesAt: null }, auth);
    };
    /** Puts so many pieces into a cart and gives its checkout. */
    const cart = async (sku: Sku, quantity: number) => {
      const link = buyLink(demo, sku).replace(/:1(?=\?|$)/, `:${quantity}`);
      return (await ask(link)).headers.get("location") ?? "";
    };
    const form = (fields: Record<string, string>): RequestInit => ({
      method: "POST",
      headers: { Origin: "http://localhost" },
      body: new URLSearchParams(fields),
    });
    const totalOf = async (checkout: string) =>
      /name="total" value="(\d+)"/.exec(await (await ask(checkout)).text())?.[1] ?? "";
    const pay = async (checkout: string, outcome = "succeeded", total?: string) =>
      ask(checkout, form({ outcome, total: total ?? (await totalOf(checkout)) }));
    const left = async ({ variant }: typeof carbon) => (await readStock(shop.context.database.db)).get(variant);
    const products = async () => productsResponse.parse(await (await ask("/api/products")).json()).data;
    const isSoldOut = async ({ variant }: typeof carbon) =>
      (await products()).flatMap(({ variants }) => variants).find(({ id }) => id === variant)?.soldOut === true;
    return { shop, ask, count, cart, form, totalOf, pay, left, products, isSoldOut };
  }

  test("is taken by a payment, once, never by a failed one; the last one sells it out; shoppers never see the count", async () => {
    const { shop, count, cart, pay, left, products, isSoldOut } = await open();
    expect((await count(carbon, "", "3")).status).toBe(200);
    const checkout = await cart("carbon-finder-presale", 2);
    await pay(checkout, "failed");
    expect(await left(carbon)).toBe(3);
    const [first, again] = [await pay(checkout), await pay(checkout)];
    expect([first.status, again.headers.get("location")]).toEqual([303, first.headers.get("location")]);
    expect(await left(carbon)).toBe(1);
    expect(JSON.stringify(await products())).not.toContain('"stock"');
    expect(await isSoldOut(carbon)).toBe(false);
    await pay(await cart("carbon-finder-presale", 1));
    expect(await left(carbon)).toBe(0);
    expect(await isSoldOut(carbon)).toBe(true);
    expect((await shop.ask(buyLink(demo, "carbon-finder-presale"))).status).toBe(409);
    expect((await count(carbon, "0", "5")).status).toBe(200);
    expect(await isSoldOut(carbon)).toBe(false);
  });

  test("never goes below zero, however many pay at once and wherever", async () => {
    const { ask, shop, count, cart, form, totalOf, left, isSoldOut } = await open();
    // A replica: it shares nothing with the shop but the database.
    const second = createDemoStore({
      storage: shop.runtime.demoStorage,
      products: () => shop.context.catalog.current(),
    });
    await count(packs, "", "3");
    const skus = ["tagigo-dual-4-pack-all-colors", "tagigo-dual-4-pack-black"] as const;
    const checkouts = await Promise.all(Array.from({ length: 8 }, (_, i) => cart(skus[i % 2] ?? skus[0], 1)));
    const totals = await Promise.all(checkouts.map(totalOf));
    const answers = await Promise.all(
      checkouts.map((checkout, i) => {
        const init = form({ outcome: "succeeded", total: totals[i] ?? "" });
        return i % 3 === 0 ? second.request(checkout.replace("/demo-store", ""), init) : ask(checkout, init);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 409, 409, 409, 409, 409]);
    expect(await left(packs)).toBe(0);
    await shop.context.catalog.refresh();
    expect(await isSoldOut(packs)).toBe(true);
    expect(await shop.context.database.db.selectFrom("demo_payments").select("id").execute()).toHaveLength(3);
  });

  test("who paid hears so although the pages can't be told at once what is left", async () => {
    const { shop, count, cart, form, totalOf, left } = await open();
    const other = createDemoStore({
      storage: shop.runtime.demoStorage,
      products: () => shop.context.catalog.current(),
      onStockTaken: () => Promise.reject(new Error("the database went away")),
    });
    await count(carbon, "", "3");
    const checkout = await cart("carbon-finder-presale", 1);
    const init = form({ outcome: "succeeded", total: await totalOf(checkout) });
    const answer = await other.request(checkout.replace("/demo-store", ""), init);
    expect([answer.status, await left(carbon)]).toEqual([303, 2]);
  });

  test("a cart with more than is left says so before it is paid, and goes on with what there is", async () => {
    const { ask, count, cart, form, pay, left } = await open();
    const checkout = await cart("carbon-finder-presale", 5);
    await count(carbon, "", "2");
    const page = await (await ask(checkout)).text();
    expect(page).toContain(demoCheckout.left(2, "Carbon Finder"));
    expect(page).not.toContain('name="outcome"');
    expect((await ask(checkout, form({ remove: "sold-out" }))).status).toBe(303);
    expect((await pay(checkout)).status).toBe(303);
    expect(await left(carbon)).toBe(0);
  });

  test("what is no count is refused at its field, and a sale meanwhile is told", async () => {
    const { count, cart, pay, left } = await open();
    for (const bad of ["-1", "1.5", "many", "1000000", "1e3", "٣"]) {
      const answer = await count(carbon, "", bad);
      expect([bad, answer.status]).toEqual([bad, 400]);
      expect(await answer.json()).toMatchObject({ problems: [{ variant: carbon.variant, field: "stock" }] });
    }
    await count(carbon, "", "4");
    await pay(await cart("carbon-finder-presale", 1));
    const stale = await count(carbon, "4", "10");
    expect([stale.status, await stale.json()]).toEqual([
      409,
      expect.objectContaining({ problems: [expect.objectContaining({ now: "3" })] }),
    ]);
    expect((await count(carbon, "3", "")).status).toBe(200);
    expect(await left(carbon)).toBeUndefined();
  });
});
