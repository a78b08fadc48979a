import { expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { products } from "#content/catalog/products.ts";
import { pictureSizes } from "#content/media/picture-source.ts";
import { pictures } from "#content/media/pictures.ts";
import type { Product } from "#contract/product.ts";
import { networkTypes, packSizes } from "#contract/product-options.ts";
import { bootstrap, gid, variant } from "#tests/demo-store.ts";
import { catalogNode, productByHandle } from "./catalog-nodes.ts";

const ask = async (query: string, catalog = products) => (await bootstrap([...catalog]).post({ query })).json();

/** What is sold, in dollars. */
const shelf = (catalog: readonly Product[]) => ({ catalog, currency: "usd" });

test("a product lists its options with each value once, a picture for each color and its variants on one page", async () => {
  const answer = await ask(`{ productByHandle(handle: "tagigo") {
    id productType createdAt options { id name values } images { edges { cursor node { id url altText width height } } }
    variants { pageInfo { hasNextPage hasPreviousPage } edges { node { id title selectedOptions { name value } } } } } }`);
  const { productByHandle: found } = answer.data;
  expect(found).toMatchObject({
    id: gid("Product", demoIds["tagigo-product"]),
    productType: "Bluetooth tracker",
    createdAt: "2025-01-01T00:00:00Z",
    options: [
      { name: "Color", values: [...facts.tagigo.colors, "All Colors"] },
      { name: "Network", values: networkTypes },
      { name: "Pack", values: packSizes },
    ],
    variants: { pageInfo: { hasNextPage: false, hasPreviousPage: false } },
  });
  const ids = found.options.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^gid:\/\/shopify\/ProductOption\/\d+$/);
  const edges: { cursor: string; node: { id: string; url: string } }[] = found.images.edges;
  const { width, height } = pictureSizes["tagigo-black"];
  expect(edges[0]).toEqual({
    cursor: "0",
    node: {
      ...{ id: gid("ProductImage", "tagigo-black"), url: "/demo-store/pictures/tagigo-black.webp", width, height },
      altText: pictures["tagigo-black"].alt,
    },
  });
  expect(new Set(edges.map(({ node }) => node.url)).size).toBe(edges.length);
  expect(found.variants.edges.map(({ node }: { node: object }) => node)).toContainEqual({
    id: variant("tagigo-google-4-pack-pink"),
    title: "Pink / Google Find Hub / 4-Pack",
    selectedOptions: [
      { name: "Color", value: "Pink" },
      { name: "Network", value: "Google Find Hub" },
      { name: "Pack", value: "4-Pack" },
    ],
  });
});

test("a product in one version has the title that Shopify gives it, and its own price before", async () => {
  const catalog = products.map((product) => ({
    ...product,
    variants: product.variants.map((one, index) => ({ ...one, price: "20.00", originalPrice: `${30 + index}.00` })),
  }));
  const fields = "price { amount currencyCode } compareAtPrice { amount } selectedOptions { name value }";
  const query = `{ nodes(ids: ["${variant("incard-finder-variant")}", "${variant("tagigo-google-1-pack-pink")}"]) {
    ... on ProductVariant { ${fields} } } }`;
  const before = catalog.flatMap(({ variants }) => variants).find(({ id }) => id === "tagigo-google-1-pack-pink");
  expect((await ask(query, catalog)).data.nodes).toMatchObject([
    {
      price: { amount: "20.0", currencyCode: "USD" },
      compareAtPrice: { amount: "30.0" },
      selectedOptions: [{ name: "Title", value: "Default Title" }],
    },
    { compareAtPrice: { amount: before?.originalPrice?.replace(/0$/, "") } },
  ]);
});

test("what the catalog no longer sells has no node, alone or among its product's", () => {
  const pink = "tagigo-google-4-pack-pink";
  const without = products.map((one) => ({ ...one, variants: one.variants.filter(({ id }) => id !== pink) }));
  expect(catalogNode(variant(pink), shelf(products))).not.toBeNull();
  expect(catalogNode(variant(pink), shelf(without))).toBeNull();
  expect(catalogNode(gid("Product", demoIds["tagigo-product"]), shelf([]))).toBeNull();
  expect(productByHandle("tagigo", shelf([]))).toBeNull();
  expect(productByHandle("nothing", shelf(products))).toBeNull();
  expect(productByHandle("carbon-finder", shelf(products))).toMatchObject({ handle: "carbon-finder" });
  const empty = products.map((one) => ({ ...one, variants: [] }));
  expect(productByHandle("tagigo", shelf(empty))).toBeNull();
});

test.each([
  "",
  "1",
  gid("Product", "1"),
  gid("Cart", demoIds["tagigo-product"]),
  `${variant("tagigo-default")}x`,
  gid("ProductVariant", ""),
])("%j is no id of the catalog", (id) => expect(catalogNode(id, shelf(products))).toBeNull());
