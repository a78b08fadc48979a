import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { CacheRequest } from "./cached-response.ts";
import { bytesOf, compressBest, pageCache, prepare, respondFromCache } from "./page-cache.ts";

const page = (bytes: number) =>
  prepare({ status: 200, headers: {}, body: new Uint8Array(bytes).fill(97) }, { generation: 0, at: Date.now() });

test("pages go when their bytes, in all encodings, are more than the bound: those not asked for longest", async () => {
  const one = await page(100_000);
  const { identity, br, gzip } = one.variants;
  const bodies = [identity, br, gzip].map((variant) => variant?.body.byteLength ?? 0);
  // Besides its bytes, a page takes what its headers and its place in the list do.
  expect(bytesOf(one)).toBe(8_000 + bodies.reduce((sum, bytes) => sum + bytes));
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

describe("the answer from a cached page", () => {
  const html = "<p>A thin card that finds your wallet.</p>".repeat(50);
  const body = new TextEncoder().encode(html);
  const fields = { "Content-Type": "text/html", "Content-Security-Policy": "script-src 'self'" };
  const began = { generation: 3, at: 1_700_000_000_000 };
  const made = (status = 200, headers: Record<string, string> = fields, bytes = body) =>
    prepare({ status, headers, body: bytes }, began);
  const asked = (over: Partial<CacheRequest> = {}): CacheRequest => ({
    method: "GET",
    target: "/page",
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    ...over,
  });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes };

  test.each(["br", "gzip", "identity"] as const)("is in %s for who takes that, quick or best", async (encoding) => {
    const quick = await made();
    for (const page of [quick, await compressBest(quick)]) {
      const answer = respondFromCache(page, asked({ acceptEncoding: encoding }));
      const bytes = answer.body ?? new Uint8Array();
      expect(new TextDecoder().decode(unpack[encoding](bytes))).toBe(html);
      expect(answer.headers).toEqual({
        ...fields,
        ETag: quick.etag,
        Vary: "Accept-Encoding",
        "Content-Length": String(bytes.byteLength),
        ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      });
    }
  });

  test("is the only form that there is of a short page", async () => {
    const short = await made(200, fields, new TextEncoder().encode("<p>short</p>"));
    const { headers } = respondFromCache(short, asked({ acceptEncoding: "br, gzip" }));
    expect([headers["Content-Encoding"], headers["Content-Length"]]).toEqual([undefined, "12"]);
  });

  test("is 304 without a word on the bytes for who has the page, in every encoding", async () => {
    const page = await made();
    for (const acceptEncoding of [undefined, "br", "gzip"])
      expect(respondFromCache(page, asked({ acceptEncoding, ifNoneMatch: page.etag }))).toEqual({
        status: 304,
        headers: { "Content-Security-Policy": "script-src 'self'", ETag: page.etag, Vary: "Accept-Encoding" },
        body: null,
      });
  });

  test("is the page again for who has another, and a missing page is never 304", async () => {
    expect(respondFromCache(await made(), asked({ ifNoneMatch: 'W/"other"' })).status).toBe(200);
    const missing = await made(404);
    expect(respondFromCache(missing, asked({ ifNoneMatch: missing.etag }))).toMatchObject({ status: 404, body });
  });

  test("to HEAD has the headers alone", async () => {
    const page = await made();
    const { body: none, headers } = respondFromCache(page, asked({ method: "HEAD" }));
    expect([none, headers["Content-Length"]]).toEqual([null, String(body.byteLength)]);
  });

  test("has a validator that changes with the words and with the policy, and is short", async () => {
    const others = { ...fields, "Content-Security-Policy": "script-src 'none'" };
    const pages = [await made(), await made(200, others), await made(200, {}), await made(200, fields, body.slice(1))];
    for (const { etag } of pages) expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(4);
    expect((await made()).etag).toBe(pages[0]?.etag);
    expect(pages[0]).toMatchObject({ began, effort: "quick" });
    expect((await compressBest(await made())).effort).toBe("best");
  });
});
