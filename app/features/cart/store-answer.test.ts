import { expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { bootstrap, gid, sdkClient, variant } from "#tests/demo-store.ts";
import { judgeStoreAnswer } from "./store-answer.ts";

const cartQuestion = JSON.stringify({
  query: "query Cart($id: ID!) { cart (id: $id) { id } }",
  variables: { id: "gid:1" },
});
const change = JSON.stringify({ query: "mutation CartLinesUpdate { cartLinesUpdate { cart { id } } }", variables: {} });
const cart = { id: "gid:1", lines: { edges: [] } };

const kindOf = (asked: string, text: string, status = 200): string => judgeStoreAnswer(asked, { status, text }).kind;
const json = (value: unknown): string => JSON.stringify(value);

test.each([
  ["a cart", cartQuestion, { data: { cart } }],
  ["a changed cart", change, { data: { cartLinesUpdate: { cart, userErrors: [], warnings: [] } } }],
  ["a refusal in words", change, { data: { cartLinesUpdate: { cart: null, userErrors: [{ message: "No." }] } } }],
  ["no product", json({ query: "query { node(id: $id) { id } }" }), { data: { node: null } }],
])("%s is data", (_, asked, body) => {
  expect(judgeStoreAnswer(asked, { status: 200, text: json(body) })).toEqual({ kind: "data" });
});

test.each([{ data: { cart: null } }, { data: { node: null } }, { data: { cart: null }, errors: [] }])(
  "%j says that the store has no such cart",
  (body) => {
    const answer = judgeStoreAnswer(cartQuestion, { status: 200, text: json(body) });
    expect(answer).toEqual({ kind: "no-cart", cartId: "gid:1" });
  },
);

test.each([
  ["throttled", json({ errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] })],
  ["throttled, with data", json({ data: null, errors: [{ message: "Throttled" }] })],
  ["an error beside an empty cart", json({ data: { cart: null }, errors: [{ message: "Internal" }] })],
  ["a page", "<!doctype html><title>Maintenance</title>"],
  ["nothing", ""],
  ["null", "null"],
  ["data without the cart", json({ data: {} })],
  ["a cart of another shape", json({ data: { cart: {} } })],
  ["a list", "[]"],
])("%s is a failure, whatever was asked", (_, text) => {
  expect([kindOf(cartQuestion, text), kindOf(change, text)]).toEqual(["failure", "failure"]);
});

test.each([
  ["null", null],
  ["without its node", {}],
  ["without merchandise", { node: { id: "l", quantity: 1, merchandise: null } }],
  ["without a quantity", { node: { id: "l", merchandise: { id: "v" } } }],
])("a cart with a line that is %s is a failure: the SDK would show one without it", (_, edge) => {
  const odd = { ...cart, lines: { edges: [edge] } };
  expect(kindOf(cartQuestion, json({ data: { cart: odd } }))).toBe("failure");
  expect(kindOf(change, json({ data: { cartLinesUpdate: { cart: odd, userErrors: [] } } }))).toBe("failure");
});

test("a change without a cart and without a reason is a failure", () => {
  expect(kindOf(change, json({ data: { cartLinesUpdate: { cart: null, userErrors: [] } } }))).toBe("failure");
});

test.each([301, 402, 404, 430, 500, 503])("a status of %i is a failure, whatever the body says", (status) => {
  expect(kindOf(cartQuestion, json({ data: { cart: null } }), status)).toBe("failure");
  expect(kindOf("", json({ data: { cart: null } }), status)).toBe("failure");
});

test("a question that can't be read empties no cart", () => {
  for (const asked of ["", "x", "{}", "null"]) expect(kindOf(asked, json({ data: { cart: null } }))).toBe("failure");
});

test("the SDK's own requests and the demo store's own answers are judged so", async () => {
  const { request } = bootstrap();
  const kinds: string[] = [];
  const client = sdkClient(async (_, init) => {
    const response = await request("/demo-store/graphql", init);
    const answer = { status: response.status, text: await response.clone().text() };
    kinds.push(judgeStoreAnswer(String(init.body), answer).kind);
    return response;
  });
  // The SDK changes what it is given.
  const line = () => ({ variantId: variant("incard-finder-variant"), quantity: 1 });
  const { id, lineItems } = await client.checkout.create({ lineItems: [line()] });
  await client.checkout.addLineItems(id, [line()]);
  await client.checkout.updateLineItems(id, [{ id: lineItems[0]?.id, quantity: 3 }]);
  await client.checkout.fetch(id);
  await client.product.fetch(gid("Product", demoIds["incard-finder-product"]));
  await client.checkout.removeLineItems(id, [lineItems[0]?.id ?? ""]);
  expect(kinds).toEqual(Array.from({ length: 6 }, () => "data"));
  const unknown = gid("Cart", `${"0".repeat(32)}?key=${"0".repeat(32)}`);
  expect(await client.checkout.fetch(unknown)).toBeNull();
  await expect(client.checkout.addLineItems(unknown, [line()])).rejects.toBeDefined();
  expect(kinds.slice(6)).toEqual(["no-cart", "data"]);
});
