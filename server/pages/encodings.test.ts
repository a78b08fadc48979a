import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encode, encodeFor, matchesEtag, negotiateEncoding } from "./encodings.ts";

const text = new TextEncoder().encode("<p>A thin card that finds your wallet.</p>".repeat(50));

test.each(["quick", "best"] as const)("%s compression gives back the same bytes", async (effort) => {
  const { identity, br, gzip } = await encode(text, effort);
  expect(identity).toBe(text);
  expect(new Uint8Array(brotliDecompressSync(br ?? ""))).toEqual(text);
  expect(new Uint8Array(gunzipSync(gzip ?? ""))).toEqual(text);
});

test("what is small stays as it is", async () => {
  expect(Object.keys(await encode(new Uint8Array(100), "best"))).toEqual(["identity"]);
});

test("what isn't cached is compressed for one client alone", async () => {
  const br = await encodeFor("gzip, br", text);
  expect([br.encoding, new Uint8Array(brotliDecompressSync(br.body))]).toEqual(["br", text]);
  const gzip = await encodeFor("gzip", text);
  expect([gzip.encoding, new Uint8Array(gunzipSync(gzip.body))]).toEqual(["gzip", text]);
  expect(await encodeFor(undefined, text)).toEqual({ encoding: "identity", body: text });
  const short = new Uint8Array(100);
  expect(await encodeFor("br", short)).toEqual({ encoding: "identity", body: short });
});

describe("the encoding to send", () => {
  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0", "identity"],
    ["BR", "br"],
    ["brotli, x-gzip", "identity"],
    ["gzip;q=0.5,br;q=0.1", "br"],
    ["identity", "identity"],
  ])("for %j is %s", (header, encoding) => {
    expect(negotiateEncoding(header, () => true)).toBe(encoding);
  });

  test("exists", () => {
    expect(negotiateEncoding("br, gzip", (one) => one === "gzip")).toBe("gzip");
    expect(negotiateEncoding("br, gzip", () => false)).toBe("identity");
  });
});

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
])("If-None-Match %j: %s", (header, matches) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(matches);
});
