import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { demoIds, skuDetailsOf } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { chosenSkus } from "#content/catalog/store-numbers.ts";
import { notInStore } from "#contract/shop-settings.ts";
import { bootstrap } from "#tests/demo-store.ts";
import { numbersOfChoice, suggestVariants } from "./map-store.ts";
import { fetchStoreVariants, type StoreVariant } from "./store-products.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A Storefront API over HTTP. @param answer gets the body of a request @returns its address */
async function storeOver(answer: (body: string) => Promise<string>): Promise<string> {
  const server = createServer(async (request, response) => response.end(await answer(await readText(request))));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `http://127.0.0.1:${port}`;
}

/** What the demo store sells, which answers by Shopify's own schema. */
async function demoVariants(): Promise<readonly StoreVariant[]> {
  const store = bootstrap();
  const endpoint = await storeOver(async (body) => await (await store.post(body)).text());
  return await fetchStoreVariants({ endpoint, token: "t" });
}

const chosen = Object.fromEntries(chosenSkus.map((key) => [key, demoIds[key] ?? ""]));
/** The SKU for links without a choice has the number of the one that it stands for. */
const allNumbers = { ...demoIds, "tagigo-default": demoIds[skuDetailsOf("tagigo-default").variant] };

describe("what we sell is found in a store", () => {
  test("by our keys in its SKU field", async () => {
    const variants = await demoVariants();
    expect(variants).toHaveLength(chosenSkus.length);
    expect(suggestVariants(variants, products)).toEqual(chosen);
  });

  test("by names where it has SKUs of its own", async () => {
    const variants = (await demoVariants()).map((variant, index) => ({ ...variant, sku: `WH-${index}` }));
    expect(suggestVariants(variants, products)).toEqual(chosen);
  });

  test("by the SKU field first, however it is typed and whatever the variant is called", () => {
    const card = "incard-finder-variant";
    const carbon = "carbon-finder-presale";
    const variants = [
      { number: "1", product: "1", name: "Carbon Finder", sku: ` ${card.toUpperCase()} `, price: "9.0 USD" },
      { number: "2", product: "2", name: "InCard Finder", sku: carbon, price: "9.0 USD" },
    ];
    expect(suggestVariants(variants, products)).toEqual({ [card]: "1", [carbon]: "2" });
  });

  test("by a network's name where the store writes it out", () => {
    const named = (number: string, name: string) => ({ number, product: "1", name, sku: "", price: "9.0 USD" });
    const variants = [
      named("1", "Tagigo, Dual Network / 1-Pack / Pink"),
      named("2", "Tagigo, Google Find Hub / 1-Pack / Pink"),
    ];
    expect(suggestVariants(variants, products)).toEqual({
      "tagigo-dual-1-pack-pink": "1",
      "tagigo-google-1-pack-pink": "2",
    });
  });

  test("never by a guess: what fits two as well, and what is called otherwise, is left to the owner", () => {
    const named = (number: string, name: string) => ({ number, product: "1", name, sku: "", price: "9.0 USD" });
    expect(suggestVariants([named("1", "InCard Finder"), named("2", "InCard Finder")], products)).toEqual({});
    expect(suggestVariants([named("1", "Leather wallet"), named("2", "InCard gift card")], products)).toEqual({});
    expect(suggestVariants([], products)).toEqual({});
  });

  test("page by page, as far as the store goes", async () => {
    const asked: unknown[] = [];
    const product = (id: number) => ({
      cursor: `after ${id}`,
      node: {
        id: `gid://shopify/Product/${id}`,
        title: `Product ${id}`,
        variants: {
          edges: [
            {
              node: {
                id: `gid://shopify/ProductVariant/${id}0`,
                title: "Default Title",
                sku: null,
                price: { amount: "5.0", currencyCode: "USD" },
              },
            },
          ],
        },
      },
    });
    const endpoint = await storeOver(async (body) => {
      const { variables } = z.object({ variables: z.unknown() }).parse(JSON.parse(body));
      asked.push(variables);
      const page = { pageInfo: { hasNextPage: asked.length < 3 }, edges: [product(asked.length)] };
      return JSON.stringify({ data: { products: page } });
    });
    const variants = await fetchStoreVariants({ endpoint, token: "t" });
    expect(asked).toEqual([{ after: null }, { after: "after 1" }, { after: "after 2" }]);
    expect(variants).toEqual([
      { number: "10", product: "1", name: "Product 1", sku: "", price: "5.0 USD" },
      { number: "20", product: "2", name: "Product 2", sku: "", price: "5.0 USD" },
      { number: "30", product: "3", name: "Product 3", sku: "", price: "5.0 USD" },
    ]);
  });

  test("a store that refuses, or answers something else, is told in words", async () => {
    const errors = await storeOver(async () => JSON.stringify({ errors: [{ message: "access denied" }] }));
    await expect(fetchStoreVariants({ endpoint: errors, token: "t" })).rejects.toThrow("products");
  });
});

describe("a choice of variants", () => {
  test("gives every number that the shop needs", async () => {
    expect(numbersOfChoice(chosen, await demoVariants())).toEqual({ numbers: allNumbers });
  });

  test("leaves out what the store doesn't have, and the product whose only version that is", async () => {
    const card = "incard-finder-variant";
    const found = numbersOfChoice({ ...chosen, [card]: notInStore }, await demoVariants());
    const { "incard-finder-product": _, ...others }: Readonly<Record<string, string | undefined>> = allNumbers;
    expect(found).toEqual({ numbers: { ...others, [card]: notInStore } });
    const nothing = Object.fromEntries(chosenSkus.map((key) => [key, notInStore]));
    expect(numbersOfChoice(nothing, await demoVariants())).toEqual({ mistake: { kind: "nothing", skus: chosenSkus } });
  });

  test("is refused with what is wrong: nothing chosen, gone, twice, or in several products", async () => {
    const variants = await demoVariants();
    const [card = "", , tag = "", other = ""] = chosenSkus;
    const { [card]: _, ...lacking } = chosen;
    expect(numbersOfChoice(lacking, variants)).toEqual({ mistake: { kind: "missing", skus: [card] } });
    expect(numbersOfChoice({ ...chosen, [card]: "999" }, variants)).toEqual({
      mistake: { kind: "unknown", skus: [card] },
    });
    const twice = numbersOfChoice({ ...chosen, [other]: chosen[tag] ?? "" }, variants);
    expect(twice).toEqual({ mistake: { kind: "repeated", skus: [tag, other] } });
    // Of two products too: what is wrong is the variant, not what it belongs to.
    const across = numbersOfChoice({ ...chosen, [tag]: chosen[card] ?? "" }, variants);
    expect(across).toEqual({ mistake: { kind: "repeated", skus: [card, tag] } });
    const moved = variants.map((variant) =>
      variant.number === chosen[other] ? { ...variant, product: "7" } : variant,
    );
    expect(numbersOfChoice(chosen, moved)).toMatchObject({
      mistake: { kind: "split", skus: expect.arrayContaining([tag, other]) },
    });
    const productOf = new Map(variants.map(({ number, product }) => [number, product]));
    const tags = productOf.get(chosen[tag] ?? "");
    const together = variants.map((variant) =>
      variant.number === chosen[card] ? { ...variant, product: tags ?? "" } : variant,
    );
    expect(numbersOfChoice(chosen, together)).toMatchObject({
      mistake: { kind: "shared", skus: expect.arrayContaining([card]) },
    });
  });
});
