import { expect, test } from "vitest";
import { bytesOf, pageCache, prepare } from "./page-cache.ts";

const page = (bytes: number) =>
  prepare({ status: 200, headers: {}, body: new Uint8Array(bytes).fill(97) }, { generation: 0, at: Date.now() });

test("pages go when their bytes, in all encodings, are more than the bound: those not asked for longest", async () => {
  const one = await page(100_000);
  expect(bytesOf(one)).toBeGreaterThan(100_000);
  const cache = pageCache(3 * bytesOf(one));
  for (const key of ["a", "b", "c"]) cache.set(key, one);
  cache.get("a");
  cache.set("d", one);
  expect(["a", "b", "c", "d"].filter((key) => cache.peek(key))).toEqual(["a", "c", "d"]);
  cache.set("e", await page(1_000));
  expect(["a", "c", "d", "e"].filter((key) => cache.peek(key))).toEqual(["a", "d", "e"]);
});

test("a page larger than the bound isn't cached", async () => {
  const cache = pageCache(50_000);
  cache.set("a", await page(100_000));
  expect(cache.peek("a")).toBeUndefined();
});
