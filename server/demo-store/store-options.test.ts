import { expect, test } from "vitest";
import { buyLink } from "#app/features/cart/buy-link.ts";
import { products } from "#content/catalog/products.ts";
import { demo } from "#tests/demo-store.ts";
import { memoryStorage } from "#tests/memory-demo-storage.ts";
import { createDemoStore } from "./demo-store.ts";

const link = buyLink(demo, "incard-finder-variant").replace("/demo-store", "");

/** A demo store that notes when the shop is asked whether something may be written. */
function open(refused?: "write" | "create") {
  const asked: string[] = [];
  const count = async (_: unknown, counted: "demoStore" | "demoCart") => {
    const what = counted === "demoStore" ? "write" : "create";
    asked.push(what);
    if (what === refused) throw new Error(`no ${what}`);
  };
  const storage = memoryStorage();
  const store = createDemoStore({ storage, products: () => products, headers: { "X-Shop": "ours" }, count });
  store.onError((error, c) => c.text(error.message, 429));
  const graphql = (query: string) => store.request("/graphql", { method: "POST", body: JSON.stringify({ query }) });
  return { store, asked, storage, graphql };
}
const create = "mutation { cartCreate { cart { id } userErrors { code } } }";

test("every answer carries the shop's own headers", async () => {
  const { store, graphql } = open();
  for (const answer of [await store.request(link), await store.request("/elsewhere"), await graphql(create)])
    expect(answer.headers.get("x-shop")).toBe("ours");
});

test("the shop is asked before each write, and before each row that is added", async () => {
  const { store, asked, graphql } = open();
  const during = async (work: () => Promise<Response> | Response) => {
    asked.length = 0;
    const answer = await work();
    return [...asked, answer.status, answer.headers.get("location") ?? ""];
  };
  expect(await during(() => graphql("{ shop { name } }"))).toEqual(["write", 200, ""]);
  expect(await during(() => graphql(create))).toEqual(["write", "create", 200, ""]);
  const [, , , checkout] = await during(() => store.request(link));
  const path = String(checkout).replace("/demo-store", "");
  expect(path).toMatch(/^\/checkout\//);
  expect(await during(() => store.request(path))).toEqual([200, ""]);
  const total = /name="total" value="(\d+)"/.exec(await (await store.request(path)).text())?.[1] ?? "";
  const pay = (body: Record<string, string>) =>
    store.request(path, { method: "POST", body: new URLSearchParams(body) });
  expect(await during(() => pay({ outcome: "failed", total: "1" }))).toEqual(["write", 409, ""]);
  expect((await during(() => pay({ outcome: "failed", total }))).slice(0, 3)).toEqual(["write", "create", 303]);
});

test.each(["write", "create"] as const)("what the shop refuses before a %s isn't made", async (refused) => {
  const { store, graphql, storage } = open(refused);
  storage.createCart = () => Promise.reject(new Error("a cart was made"));
  for (const answer of [await store.request(link), await graphql(create)])
    expect([answer.status, await answer.text()]).toEqual([429, `no ${refused}`]);
});

test("a database that is away is no full store", async () => {
  const { store, storage } = open();
  storage.createCart = () => Promise.reject(new Error("away"));
  expect(await (await store.request(link)).text()).toBe("away");
});
