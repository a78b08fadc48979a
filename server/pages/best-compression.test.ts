import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createLog } from "#server/lib/log.ts";
import { bestCompression, bytesOf, type CachedPage, pageCache, prepare } from "./page-cache.ts";

const page = (text: string): Promise<CachedPage> =>
  prepare(
    { status: 200, headers: { "Content-Type": "text/html" }, body: new TextEncoder().encode(text) },
    { generation: 0, at: Date.now() },
  );
const text = (seed: string): string => Array.from({ length: 2_000 }, (_, n) => `<p>${seed} ${n * n}</p>`).join("");

test("a cached page is compressed again, and is the same in fewer bytes", async () => {
  const cache = pageCache(10_000_000);
  const quick = await page(text("a"));
  cache.set("/a", quick);
  bestCompression(4, createLog("silent"))(cache, "/a", quick);
  await expect.poll(() => cache.peek("/a")?.effort).toBe("best");
  const best = cache.peek("/a") ?? quick;
  expect(bytesOf(best)).toBeLessThan(bytesOf(quick));
  expect(best.etag).toBe(quick.etag);
  expect(brotliDecompressSync(best.variants.br?.body ?? "").toString()).toBe(text("a"));
  expect(best.variants.br?.headers).toMatchObject({
    "Content-Encoding": "br",
    "Content-Length": String(best.variants.br?.body.byteLength),
  });
});

test("a page that is gone, or beyond the queue, isn't; one at a time, in turn", async () => {
  const cache = pageCache(10_000_000);
  const pages = await Promise.all(["a", "b", "c", "d"].map((name) => page(text(name))));
  const [a, b, c, d] = pages;
  if (!a || !b || !c || !d) throw new Error("four pages were made");
  const compress = bestCompression(3, createLog("silent"));
  for (const [key, one] of Object.entries({ a, b, c, d })) cache.set(key, one);
  for (const [key, one] of Object.entries({ a, b, c, d })) compress(cache, key, one);
  cache.delete("b");
  await expect.poll(() => cache.peek("c")?.effort).toBe("best");
  const e = await page(text("e"));
  cache.set("e", e);
  compress(cache, "e", e);
  await expect.poll(() => cache.peek("e")?.effort).toBe("best");
  expect(["a", "b", "c", "d"].map((key) => cache.peek(key)?.effort)).toEqual(["best", undefined, "best", "quick"]);
  compress(cache, "d", d);
  await expect.poll(() => cache.peek("d")?.effort).toBe("best");
});

test("a page takes one place however often it is asked for", async () => {
  const cache = pageCache(10_000_000);
  const [often, once] = [await page(text("often")), await page(text("once"))];
  cache.set("/often", often);
  cache.set("/once", once);
  const compress = bestCompression(3, createLog("silent"));
  for (let n = 0; n < 5; n += 1) compress(cache, "/often", often);
  compress(cache, "/once", once);
  await expect.poll(() => cache.peek("/once")?.effort).toBe("best");
});

test.each([
  ["before its turn", 0],
  ["while it is compressed", 3],
])("a page that is rendered anew %s stays the new one", async (_, turns) => {
  const cache = pageCache(10_000_000);
  const [former, anew, next] = [await page(text("former")), await page(text("anew")), await page(text("next"))];
  cache.set("/page", former);
  cache.set("/next", next);
  const compress = bestCompression(4, createLog("silent"));
  compress(cache, "/page", former);
  compress(cache, "/next", next);
  for (let n = 0; n < turns; n += 1) await setImmediate();
  cache.set("/page", anew);
  await expect.poll(() => cache.peek("/next")?.effort).toBe("best");
  expect(cache.peek("/page")).toBe(anew);
});
