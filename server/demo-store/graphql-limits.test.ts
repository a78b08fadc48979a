import { expect, test } from "vitest";
import { skus } from "#content/catalog/buying.ts";
import { demoCheckout } from "#content/checkout.ts";
import { bootstrap, variant } from "#tests/demo-store.ts";

const messages = async (body: unknown): Promise<string> => {
  const answer: { errors?: { message: string }[] } = await (await bootstrap().post(body)).json();
  return (answer.errors ?? []).map(({ message }) => message).join(" ");
};

/** Through the variants of the product of a variant, and so on; what stands inside is at 10 fields deep. */
const inside = (text: string): string =>
  `{ node(id: "${variant("tagigo-default")}") { ... on ProductVariant { product { variants { edges { node {
    product { variants { edges { node { ${text} } } } } } } } } } } }`;

test.each([
  ["eleven fields deep", inside("price { amount }"), /^$/],
  ["thirteen fields deep", inside("product { variants { pageInfo { hasNextPage } } }"), /nests at most 12/],
  ["too many fields", inside(`price { amount } ${skus.map((_, n) => `a${n}: id`).join(" ")}`), /at most 6000 fields/],
  ["many fragments", `{ shop { name } } ${"fragment a on Shop { name } ".repeat(20)}`, /at most 20 operations/],
  [
    "as many operations as may be",
    Array.from({ length: 20 }, (_, n) => `query q${n} { shop { name } }`).join(" "),
    /operation name/,
  ],
  ["two mutations", "mutation { cartCreate { cart { id } } a: cartCreate { cart { id } } }", /at most one mutation/],
])("a document of %s is answered, or told why it isn't", async (_, query, said) => {
  expect(await messages({ query })).toMatch(said);
});

test("what is no query is told what one is", async () => {
  for (const body of ["{", {}, { query: "" }]) expect(await messages(body)).toBe("The body must be JSON with a query.");
});

test("as many ids at once as may be are answered", async () => {
  const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  const ids = Array.from({ length: 50 }, () => variant("tagigo-default"));
  expect((await (await bootstrap().post({ query, variables: { ids } })).json()).data.nodes).toHaveLength(50);
});

test("a cart that is paid is no cart to the SDK", async () => {
  const { client, request } = bootstrap();
  const cart = await client.checkout.create({ lineItems: [{ variantId: variant("tagigo-default"), quantity: 1 }] });
  expect(await client.checkout.fetch(cart.id)).not.toBeNull();
  const page = await (await request(cart.webUrl)).text();
  expect(page).toContain(demoCheckout.pay);
  const total = /name="total" value="(\d+)"/.exec(page)?.[1] ?? "";
  await request(cart.webUrl, { method: "POST", body: new URLSearchParams({ outcome: "succeeded", total }) });
  expect(await client.checkout.fetch(cart.id)).toBeNull();
});
