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
  return { calls, reported, report: (error: unknown) => reported.push(error) };
}

test("the demo store is asked on this site, with the SDK's own request and a time limit", async () => {
  const { calls, reported, report } = stub(async () => Response.json({ data: {} }));
  const init = { method: "POST", body: "{}", headers: { "x-sdk-variant": "javascript" } };
  await storeFetch("/demo-store/graphql", report)("https://demo.example/api/2025-01/graphql", init);
  expect(calls[0]?.url).toBe("/demo-store/graphql");
  expect(calls[0]?.init).toMatchObject(init);
  expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal);
  expect(reported).toEqual([]);
});

test("a live store is asked at the address the SDK gives", async () => {
  const { calls, report } = stub(async () => Response.json({}));
  await storeFetch(null, report)("https://shop.example/api/2025-01/graphql", {});
  expect(calls[0]?.url).toBe("https://shop.example/api/2025-01/graphql");
});

test("an error answer is reported and handed on", async () => {
  const { reported, report } = stub(async () => new Response("down", { status: 503 }));
  expect((await storeFetch(null, report)("https://x.example", {})).status).toBe(503);
  expect(String(reported[0])).toContain("503");
});

test("a lost connection is reported and thrown", async () => {
  const { reported, report } = stub(() => Promise.reject(new TypeError("refused")));
  await expect(storeFetch(null, report)("https://x.example", {})).rejects.toThrow("refused");
  expect(reported).toHaveLength(1);
});
