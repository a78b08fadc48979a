import { afterEach, expect, test, vi } from "vitest";
import { storeFetch } from "./store-fetch.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function stub(answer: () => Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer();
  });
  const reported: unknown[] = [];
  const gone: string[] = [];
  const listener = {
    onFailure: (error: unknown) => void reported.push(error),
    onNoCart: (cartId: string) => void gone.push(cartId),
  };
  return { calls, reported, gone, listener };
}

const init = {
  method: "POST",
  body: JSON.stringify({ query: "query Cart($id: ID!) { cart(id: $id) { id } }", variables: { id: "gid:1" } }),
  headers: { "x-sdk-variant": "javascript" },
};

test("the demo store is asked on this site, with the SDK's own request and a time limit", async () => {
  const { calls, reported, listener } = stub(async () =>
    Response.json({ data: { cart: { id: "gid:1", lines: { edges: [] } } } }),
  );
  const fetchFunction = storeFetch("/demo-store/graphql", listener);
  const response = await fetchFunction("https://demo.example/api/2025-01/graphql", init);
  expect(await response.json()).toMatchObject({ data: { cart: { id: "gid:1" } } });
  expect(calls[0]?.url).toBe("/demo-store/graphql");
  expect(calls[0]?.init).toMatchObject(init);
  expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal);
  expect(reported).toEqual([]);
});

test("a live store is asked at the address the SDK gives, and its word that a cart is gone is passed on", async () => {
  const { calls, gone, reported, listener } = stub(async () => Response.json({ data: { cart: null } }));
  await storeFetch(null, listener)("https://shop.example/api/2025-01/graphql", init);
  expect(calls[0]?.url).toBe("https://shop.example/api/2025-01/graphql");
  expect([gone, reported]).toEqual([["gid:1"], []]);
});

test.each([
  ["an error status", async () => new Response("down", { status: 503 }), "503"],
  [
    "a throttled answer with an ok status",
    async () => Response.json({ errors: [{ message: "Throttled" }] }),
    "Throttled",
  ],
  ["a lost connection", () => Promise.reject(new TypeError("refused")), "refused"],
])("%s is reported and thrown, and no cart is gone", async (_, answer, said) => {
  const { reported, gone, listener } = stub(answer);
  await expect(storeFetch(null, listener)("https://x.example", init)).rejects.toThrow(said);
  expect(String(reported)).toContain(said);
  expect(gone).toEqual([]);
});
