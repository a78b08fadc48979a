import { describe, expect, test } from "vitest";
import { buyLink } from "#app/features/cart/buy-link.ts";
import { skuDetailsOf } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { demoCheckout } from "#content/checkout.ts";
import type { Product } from "#contract/product.ts";
import { bootstrap, demo, variant } from "#tests/demo-store.ts";

const pink = skuDetailsOf("tagigo-google-4-pack-pink");

/** A store whose catalog sells the card no more, and of Tagigo no pink 4-Pack. */
function sellOut(catalog: Product[]): void {
  for (const [index, product] of catalog.entries()) {
    if (product.id === "incard-finder-product")
      catalog[index] = { ...product, availability: { kind: "sold-out", note: "" } };
    if (product.id === pink.product)
      catalog[index] = {
        ...product,
        variants: product.variants.map((one) => ({ ...one, soldOut: one.id === pink.variant })),
      };
  }
}

describe("what is sold out", () => {
  test("is told to the SDK: the product, or the variant alone", async () => {
    const catalog = [...products];
    sellOut(catalog);
    const { post } = bootstrap(catalog);
    const query =
      "{ products: nodes(ids: $ids) { ... on ProductVariant { availableForSale product { availableForSale } } } }";
    const ids = [variant("incard-finder-variant"), variant(pink.key), variant("tagigo-default")];
    const answer = await post({ query: `query ($ids: [ID!]!) ${query}`, variables: { ids } });
    expect(await answer.json()).toEqual({
      data: {
        products: [
          { availableForSale: false, product: { availableForSale: false } },
          { availableForSale: false, product: { availableForSale: true } },
          { availableForSale: true, product: { availableForSale: true } },
        ],
      },
    });
  });

  test("isn't added, and there is no more of it than there was", async () => {
    const catalog = [...products];
    const { client } = bootstrap(catalog);
    const cart = await client.checkout.create({ lineItems: [{ variantId: variant(pink.key), quantity: 2 }] });
    sellOut(catalog);
    const message = demoCheckout.soldOutAdded("InCard Finder");
    const refused = client.checkout.addLineItems(cart.id, [
      { variantId: variant("incard-finder-variant"), quantity: 1 },
    ]);
    await expect(refused).rejects.toMatchObject([{ message }]);
    const [line] = cart.lineItems;
    await expect(client.checkout.updateLineItems(cart.id, [{ id: line?.id, quantity: 3 }])).rejects.toBeDefined();
    const same = await client.checkout.updateLineItems(cart.id, [{ id: line?.id, quantity: 2 }]);
    expect(same.lineItems).toMatchObject([{ quantity: 2 }]);
    const [, sold] = (
      await client.checkout.addLineItems(cart.id, [{ variantId: variant("tagigo-default"), quantity: 1 }])
    ).lineItems;
    const more = await client.checkout.updateLineItems(cart.id, [{ id: sold?.id, quantity: 4 }]);
    expect(more.lineItems).toMatchObject([{ quantity: 2 }, { quantity: 4 }]);
    await client.checkout.removeLineItems(cart.id, [sold?.id ?? ""]);
    const fewer = await client.checkout.updateLineItems(cart.id, [{ id: line?.id, quantity: 1 }]);
    expect(fewer.lineItems).toMatchObject([{ quantity: 1 }]);
    expect((await client.checkout.removeLineItems(cart.id, [line?.id ?? ""])).lineItems).toEqual([]);
  });

  test("can't be paid: neither by a link, nor in a cart that held it before", async () => {
    const catalog = [...products];
    const shop = bootstrap(catalog);
    const link = buyLink(demo, "incard-finder-variant");
    const checkout = (await shop.request(link)).headers.get("location") ?? "";
    const total = /name="total" value="(\d+)"/.exec(await (await shop.request(checkout)).text())?.[1] ?? "";
    sellOut(catalog);
    const byLink = await shop.request(link);
    expect([byLink.status, await byLink.text()]).toEqual([
      409,
      expect.stringContaining(demoCheckout.soldOut(["InCard Finder"])),
    ]);
    const page = await (await shop.request(checkout)).text();
    expect(page).toContain(demoCheckout.soldOut(["InCard Finder"]));
    expect(page).not.toContain('name="outcome"');
    const body = new URLSearchParams({ outcome: "succeeded", total });
    expect((await shop.request(checkout, { method: "POST", body })).status).toBe(409);
  });

  test("is taken out of a cart by one press of its checkout; the rest can be ordered", async () => {
    const catalog = [...products];
    const shop = bootstrap(catalog);
    const lines = [variant("incard-finder-variant"), variant("tagigo-default")].map((variantId) => ({
      variantId,
      quantity: 1,
    }));
    const { webUrl } = await shop.client.checkout.create({ lineItems: lines });
    const { pathname, search } = new URL(webUrl, "http://shop.example");
    const checkout = pathname + search;
    sellOut(catalog);
    const before = await (await shop.request(checkout)).text();
    expect(before).toContain(demoCheckout.takeOut);
    const body = new URLSearchParams({ remove: "sold-out" });
    const taken = await shop.request(checkout, { method: "POST", body });
    expect([taken.status, taken.headers.get("location")]).toEqual([303, checkout]);
    const after = await (await shop.request(checkout)).text();
    expect(after).not.toContain("InCard Finder");
    expect(after).toContain("Tagigo, Black, 1-Pack");
    expect(after).toContain('name="outcome"');
  });
});
