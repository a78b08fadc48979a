import { describe, expect, test } from "vitest";
import { demoIds } from "#content/catalogue/buying.ts";
import { prices } from "#content/catalogue/presentation.ts";
import { products } from "#content/catalogue/products.ts";
import { createDemoStore } from "./demo-store.ts";
import { graphqlLimits } from "./graphql.ts";
import { toCents, toDecimal } from "./money.ts";
import { memoryStorage } from "./storage.ts";
import { gid, openShop, variant } from "./test-shop.ts";

describe("the real SDK", () => {
  test("finds each product with its variants at the catalogue's prices", async () => {
    const { client } = openShop();
    const tagigo = await client.product.fetch(gid("Product", demoIds["tagigo-product"]));
    expect(tagigo?.title).toBe("Tagigo");
    expect(tagigo?.variants).toHaveLength(15);
    const pink = tagigo?.variants.find(({ id }) => id === variant("tagigo-google-4-pack-pink"));
    expect(pink).toMatchObject({
      title: "Pink / Google Find Hub / 4-Pack",
      price: { amount: toDecimal(toCents(prices.tagigoGoogleFourPack)) },
    });
    expect(pink?.image.src).toBe("/demo-store/pictures/tagigo-pink.webp");
    const card = await client.product.fetchByHandle("incard-finder");
    expect(card?.variants[0]?.title).toBe("Default Title");
    expect(await client.product.fetch(gid("Product", "1"))).toBeNull();
  });

  test("fills a cart, changes it, finds it again and empties it", async () => {
    const { client } = openShop();
    const cart = await client.checkout.create({
      lineItems: [{ variantId: variant("incard-finder-variant"), quantity: 1 }],
    });
    await client.checkout.addLineItems(cart.id, [{ variantId: variant("tagigo-default"), quantity: 1 }]);
    await client.checkout.addLineItems(cart.id, [{ variantId: variant("tagigo-dual-1-pack-black"), quantity: 1 }]);
    const found = await client.checkout.fetch(cart.id);
    expect(found?.lineItems.map(({ title, quantity }) => [title, quantity])).toEqual([
      ["InCard Finder", 1],
      ["Tagigo", 2],
    ]);
    const [card, tags] = found?.lineItems ?? [];
    const updated = await client.checkout.updateLineItems(cart.id, [{ id: card?.id, quantity: 3 }]);
    const cents = 3 * toCents(prices.incardFinder) + 2 * toCents(prices.tagigoDual);
    expect(updated.subtotalPrice.amount).toBe(toDecimal(cents));
    const left = await client.checkout.removeLineItems(cart.id, [card?.id ?? "", tags?.id ?? ""]);
    expect(left.lineItems).toEqual([]);
  });

  test("reads how money is written", async () => {
    expect((await openShop().client.shop.fetchInfo()).moneyFormat).toContain("{{amount}}");
  });

  test("loses nothing when two adds are sent at once", async () => {
    const { client } = openShop();
    const cart = await client.checkout.create({
      lineItems: [{ variantId: variant("incard-finder-variant"), quantity: 1 }],
    });
    const one = [{ variantId: variant("incard-finder-variant"), quantity: 1 }];
    await Promise.all([1, 2, 3, 4].map(() => client.checkout.addLineItems(cart.id, one)));
    expect((await client.checkout.fetch(cart.id))?.lineItems[0]?.quantity).toBe(5);
  });

  test("is told when a cart is unknown or a variant isn't sold", async () => {
    const { client } = openShop();
    const lines = [{ variantId: variant("incard-finder-variant"), quantity: 1 }];
    const unknown = `gid://shopify/Cart/${"0".repeat(32)}?key=${"0".repeat(32)}`;
    expect(await client.checkout.fetch(unknown)).toBeNull();
    await expect(client.checkout.addLineItems(unknown, lines)).rejects.toThrow();
    const nothing = [{ variantId: gid("ProductVariant", "1"), quantity: 1 }];
    await expect(client.checkout.create({ lineItems: nothing })).rejects.toThrow();
  });
});

describe("the GraphQL call", () => {
  const deep = (levels: number): string => {
    const inside = (n: number): string =>
      n === 0 ? "id" : `product { variants { edges { node { ${inside(n - 1)} } } } }`;
    return `{ node(id: "${variant("tagigo-default")}") { ... on ProductVariant { ${inside(levels)} } } }`;
  };

  test("answers a small question", async () => {
    const answer = await openShop().post({ query: "{ shop { name } }" });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { shop: { name: "InCard demo store" } } }]);
  });

  test.each<[string, unknown]>([
    ["no JSON", "{"],
    ["no query", {}],
    ["a list", [{ query: "{ shop { name } }" }]],
    ["broken GraphQL", { query: "{ shop {" }],
    ["an unknown field", { query: "{ shop { secrets } }" }],
    ["a circle of fragments", { query: "{ shop { ...a } } fragment a on Shop { ...a }" }],
    ["too many words", { query: `{ shop { ${"name ".repeat(graphqlLimits.tokens)} } }` }],
    ["too deep a question", { query: deep(6) }],
    ["a wrong variable", { query: "query ($id: ID!) { node(id: $id) { id } }", variables: { id: { a: 1 } } }],
  ])("refuses %s", async (_, body) => {
    const answer = await openShop().post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });

  test("refuses a body that is too long, also one of unknown length", async () => {
    const { request, post } = openShop();
    expect((await post({ query: " ".repeat(graphqlLimits.bytes) })).status).toBe(413);
    const stream = new Blob(["x".repeat(graphqlLimits.bytes + 1)]).stream();
    const init: RequestInit & { duplex: "half" } = { method: "POST", body: stream, duplex: "half" };
    expect((await request("/demo-store/graphql", init)).status).toBe(413);
  });

  test("bounds what one call may add and name", async () => {
    const { post } = openShop();
    const ids = Array.from({ length: 51 }, () => variant("tagigo-default"));
    const nodes = await (
      await post({ query: "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", variables: { ids } })
    ).json();
    expect(nodes).toMatchObject({ errors: [{ message: expect.stringContaining("50") }] });
    const query = "mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } userErrors { code } } }";
    const create = async (input: object) => await (await post({ query, variables: { input } })).json();
    expect(await create({ lines: ids.map((merchandiseId) => ({ merchandiseId })) })).toMatchObject({
      data: { cartCreate: { cart: null, userErrors: [{ code: "CART_TOO_LARGE" }] } },
    });
    expect(await create({ note: "x".repeat(3_000) })).toMatchObject({
      data: { cartCreate: { cart: null, userErrors: [{ code: "NOTE_TOO_LONG" }] } },
    });
  });

  test("passes a lost database on instead of hiding it", async () => {
    const storage = { ...memoryStorage(), putCart: () => Promise.reject(new Error("disk full")) };
    const store = createDemoStore({ storage, products: () => products });
    store.onError((error, c) => c.json({ message: error.message }, 503));
    const query = "mutation { cartCreate { cart { id } userErrors { code } } }";
    const answer = await store.request("/graphql", { method: "POST", body: JSON.stringify({ query }) });
    expect([answer.status, await answer.json()]).toEqual([503, { message: "disk full" }]);
  });
});
