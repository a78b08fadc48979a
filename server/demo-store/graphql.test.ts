import { OverlappingFieldsCanBeMergedRule, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { demoIds, skus, tagigoSkus } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { demoCheckout } from "#content/checkout.ts";
import { prices } from "#tests/built-in.ts";
import { bootstrap, gid, variant } from "#tests/demo-store.ts";
import { memoryStorage } from "#tests/memory-demo-storage.ts";
import { demoStoreBounds } from "./bounds.ts";
import { createDemoStore } from "./demo-store.ts";
import { documentSize } from "./document-size.ts";
import { graphqlLimits, schema, validationRules } from "./graphql.ts";
import { toCents, toDecimal } from "./money.ts";

describe("the real SDK", () => {
  test("finds each product with its variants at the catalog's prices", async () => {
    const { client } = bootstrap();
    const tagigo = await client.product.fetch(gid("Product", demoIds["tagigo-product"]));
    expect(tagigo?.title).toBe("Tagigo");
    expect(tagigo?.variants).toHaveLength(tagigoSkus.length - 1);
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
    const { client } = bootstrap();
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
    expect((await bootstrap().client.shop.fetchInfo()).moneyFormat).toContain("{{amount}}");
  });

  test("loses nothing when two adds are sent at once", async () => {
    const { client } = bootstrap();
    const cart = await client.checkout.create({
      lineItems: [{ variantId: variant("incard-finder-variant"), quantity: 1 }],
    });
    const one = [{ variantId: variant("incard-finder-variant"), quantity: 1 }];
    await Promise.all([1, 2, 3, 4].map(() => client.checkout.addLineItems(cart.id, one)));
    expect((await client.checkout.fetch(cart.id))?.lineItems[0]?.quantity).toBe(5);
  });

  test("is told when a cart is unknown or a variant isn't sold", async () => {
    const { client } = bootstrap();
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

  const wide = `node(id: "${variant("tagigo-default")}") { ... on ProductVariant { product { variants { edges { node {
    product { variants { edges { node { id title sku } } } } } } } } } }`;

  test("answers a small question", async () => {
    const answer = await bootstrap().post({ query: "{ shop { name } }" });
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
    ["a question about the schema itself", { query: "{ __schema { description } }" }],
    [
      "a question for too many fields",
      { query: `{ ${Array.from({ length: 5 }, (_, i) => `a${i}: ${wide}`).join(" ")} }` },
    ],
    ["too many fragments", { query: `{ shop { name } } ${"fragment a on Shop { name } ".repeat(20)}` }],
    ["a wrong variable", { query: "query ($id: ID!) { node(id: $id) { id } }", variables: { id: { a: 1 } } }],
  ])("refuses %s", async (_, body) => {
    const answer = await bootstrap().post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });

  test("makes nothing of a document with more than one mutation, however they are written", async () => {
    const { post, storage } = bootstrap();
    let created = 0;
    const { createCart } = storage;
    storage.createCart = (id, json) => {
      created += 1;
      return createCart(id, json);
    };
    const create = "cartCreate { cart { id } userErrors { code } }";
    const documents = [
      `mutation { ${Array.from({ length: 230 }, (_, i) => `a${i}: cartCreate { cart { id } }`).join(" ")} }`,
      `mutation { ${create} ${create} }`,
      `mutation { ...two } fragment two on Mutation { a: ${create} b: ${create} }`,
      `mutation { ...one a: ${create} } fragment one on Mutation { ${create} }`,
      `mutation { ...one ...one } fragment one on Mutation { ${create} }`,
      `mutation { ... on Mutation { ${create} } ... { a: ${create} } }`,
      `mutation a { ${create} } mutation b { ${create} }`,
    ];
    for (const query of documents) {
      const answer = await post({ query, operationName: query.startsWith("mutation a") ? "a" : null });
      expect([answer.status, query]).toEqual([400, query]);
    }
    expect(created).toBe(0);
    expect((await post({ query: `mutation { ...one } fragment one on Mutation { ${create} }` })).status).toBe(200);
    expect(created).toBe(1);
  });

  test("counts a field of a list as often as the list can be long", () => {
    const size = (query: string, variables = {}) => documentSize(schema, parse(query), variables);
    const node = "{ nodes(ids: IDS) { id } }";
    expect(size("{ shop { name } }")).toEqual({ cost: 2, depth: 2, mutations: 0 });
    expect(size(node.replace("IDS", '["a", "b", "c"]')).cost).toBe(4);
    expect(size(`query ($ids: [ID!]!) ${node.replace("IDS", "$ids")}`, { ids: ["a", "b"] }).cost).toBe(3);
    expect(size("{ productByHandle { variants { edges { cursor } } } }").cost).toBe(3 + skus.length);
    expect(size("{ productByHandle { ...a ...a } } fragment a on Product { id title }").cost).toBe(5);
    expect(size(`query ($ids: [ID!]!) ${node.replace("IDS", "$ids")}`).cost).toBe(1 + skus.length);
    const cart = (inside: string): number => size(`{ cart(id: "a") { ${inside} } }`).cost;
    expect(cart("lines { edges { cursor } }")).toBe(3 + skus.length);
    expect(cart("deliveryGroups { edges { cursor } }")).toBe(4);
    expect(cart("attributes { key }")).toBe(3);
    expect(size("{ ... on Nothing { a { b } } ...missing }")).toEqual({ cost: 2, depth: 2, mutations: 0 });
    // A condition that no object can meet makes nothing cheaper: what stands inside is still measured as of the field.
    const lines = '{ cart(id: "x") { IN { lines { edges { node { id } } } } } }';
    const { cost } = size(lines.replace("IN", "... on Cart"));
    for (const inside of ["...", "... on Nothing", "... on String"])
      expect(size(lines.replace("IN", inside)).cost, inside).toBe(cost);
    expect(size("{ a: shop { name } b: shop { name } nonsense { x } }").cost).toBe(6);
    expect(size("{ ...a } fragment a on QueryRoot { ...b } fragment b on QueryRoot { ...a }").cost).toBe(Infinity);
  });

  test("refuses a document that would take long to validate without validating it", async () => {
    const { post } = bootstrap();
    const same = (fields: number): string => `{ ${"a: shop { name } ".repeat(fields)} }`;
    expect((await post({ query: same(600) })).status).toBe(400);
    // Fewer pass, and the one rule that compares each with each other isn't asked.
    expect(validationRules.length).toBeGreaterThan(20);
    expect(validationRules).not.toContain(OverlappingFieldsCanBeMergedRule);
    expect(await (await post({ query: same(100) })).json()).toEqual({ data: { a: { name: "InCard demo store" } } });
  });

  test("refuses a body that is too long, also one of unknown length", async () => {
    const { request, post } = bootstrap();
    expect((await post({ query: " ".repeat(graphqlLimits.bytes) })).status).toBe(413);
    const stream = new Blob(["x".repeat(graphqlLimits.bytes + 1)]).stream();
    const init: RequestInit & { duplex: "half" } = { method: "POST", body: stream, duplex: "half" };
    expect((await request("/demo-store/graphql", init)).status).toBe(413);
  });

  test("bounds what one call may add and name", async () => {
    const { post } = bootstrap();
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

  test("runs the operation that is named", async () => {
    const query = "query a { shop { name } } query b { shop { id } }";
    expect(await (await bootstrap().post({ query, operationName: "b" })).json()).toEqual({
      data: { shop: { id: "gid://shopify/Shop/1" } },
    });
    expect((await bootstrap().post({ query })).status).toBe(400);
  });

  test("changes a note, adds one of what has no quantity, and leaves a line without one as it is", async () => {
    const { post } = bootstrap();
    const call = async (query: string, variables: object) => (await (await post({ query, variables })).json()).data;
    const fields =
      "cart { id note totalQuantity: lines { edges { node { id quantity } } } } userErrors { code message }";
    const lines = [{ merchandiseId: variant("tagigo-default") }];
    const { cartCreate } = await call(`mutation ($i: CartInput) { cartCreate(input: $i) { ${fields} } }`, {
      i: { lines },
    });
    const { id, totalQuantity } = cartCreate.cart;
    const three = { i: { lines: [{ merchandiseId: variant("tagigo-default"), quantity: 3 }] } };
    const thrice = await call(`mutation ($i: CartInput) { cartCreate(input: $i) { ${fields} } }`, three);
    expect(thrice.cartCreate.cart.totalQuantity.edges).toMatchObject([{ node: { quantity: 3 } }]);
    const [{ node }] = totalQuantity.edges;
    expect([cartCreate.cart.note, node.quantity]).toEqual([null, 1]);
    const noted = `mutation ($id: ID!, $n: String!) { cartNoteUpdate(cartId: $id, note: $n) { ${fields} } }`;
    expect((await call(noted, { id, n: "for Ada" })).cartNoteUpdate.cart.note).toBe("for Ada");
    expect((await call(noted, { id, n: "x".repeat(2_001) })).cartNoteUpdate.userErrors).toMatchObject([
      { code: "NOTE_TOO_LONG" },
    ]);
    expect((await call(noted, { id, n: "x".repeat(2_000) })).cartNoteUpdate.userErrors).toEqual([]);
    const updated = `mutation ($id: ID!, $l: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $l) { ${fields} } }`;
    const same = await call(updated, { id, l: [{ id: node.id }] });
    expect(same.cartLinesUpdate.cart.totalQuantity.edges).toEqual([{ node }]);
    for (const other of ["gid://shopify/Cart/1", `x${id}`, `${id}x`])
      expect((await call(noted, { id: other, n: "" })).cartNoteUpdate).toEqual({
        cart: null,
        userErrors: [{ code: "INVALID", message: "The specified cart does not exist." }],
      });
  });

  test("stores no cart beyond the size of a row", async () => {
    const { post, storage } = bootstrap();
    const sizes: number[] = [];
    const { createCart, updateCart } = storage;
    storage.createCart = (id, json) => {
      sizes.push(Buffer.byteLength(json));
      return createCart(id, json);
    };
    storage.updateCart = (id, cart) => {
      sizes.push(Buffer.byteLength(cart.json));
      return updateCart(id, cart);
    };
    const query = "mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } userErrors { code } } }";
    const lines = skus.map((key) => ({ merchandiseId: variant(key) }));
    const note = "\u20ac".repeat(2_000);
    const whole = await (await post({ query, variables: { input: { lines, note } } })).json();
    expect(whole).toMatchObject({ data: { cartCreate: { userErrors: [] } } });
    const swollen = await (await post({ query, variables: { input: { note: "\u0001".repeat(2_000) } } })).json();
    expect(swollen).toMatchObject({ data: { cartCreate: { cart: null, userErrors: [{ code: "CART_TOO_LARGE" }] } } });
    expect(sizes).toHaveLength(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(demoStoreBounds.maxCartBytes);
  });

  test("says when there is no room for another cart", async () => {
    const { post, storage } = bootstrap();
    storage.createCart = async () => false;
    const query = "mutation { cartCreate { cart { id } userErrors { code message } } }";
    expect(await (await post({ query })).json()).toEqual({
      data: { cartCreate: { cart: null, userErrors: [{ code: "SERVICE_UNAVAILABLE", message: demoCheckout.full }] } },
    });
  });

  test("passes a lost database on instead of hiding it", async () => {
    const storage = { ...memoryStorage(), createCart: () => Promise.reject(new Error("disk full")) };
    const store = createDemoStore({ storage, products: () => products });
    store.onError((error, c) => c.json({ message: error.message }, 503));
    const query = "mutation { cartCreate { cart { id } userErrors { code } } }";
    const answer = await store.request("/graphql", { method: "POST", body: JSON.stringify({ query }) });
    expect([answer.status, await answer.json()]).toEqual([503, { message: "disk full" }]);
  });
});
