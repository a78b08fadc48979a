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

test.each([
  [499, ["identity"]],
  [500, ["identity", "br", "gzip"]],
])("of %i bytes there are %j", async (bytes, encodings) => {
  expect(Object.keys(await encode(new Uint8Array(bytes), "best"))).toEqual(encodings);
  const { encoding } = await encodeFor("br", new Uint8Array(bytes));
  expect(encoding).toBe(encodings.includes("br") ? "br" : "identity");
});

test("the best compression is the smaller one", async () => {
  const long = new TextEncoder().encode(Array.from({ length: 2_000 }, (_, n) => `<p>${n * n}</p>`).join(""));
  const [quick, best] = [await encode(long, "quick"), await encode(long, "best")];
  expect(best.br?.byteLength).toBeLessThan(quick.br?.byteLength ?? 0);
  expect(best.gzip?.byteLength).toBeLessThan(quick.gzip?.byteLength ?? 0);
});

test.each([
  ["a few bytes", 600, 10],
  ["a page", 100_000, 17],
])("the window of %s is no larger than needed", async (_, bytes, bits) => {
  const { br } = await encode(new Uint8Array(bytes).fill(97), "best");
  // RFC 7932, section 9.1: the first bits of the stream.
  const first = (br?.[0] ?? 0) & 0x7f;
  expect(first).toBe(bits === 10 ? 0b0100001 : 0b0000001);
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
    ["br;q=0.001", "br"],
    ["br ; q=0, gzip ;q=1", "gzip"],
    ["br;Q=0 , gzip;q=0.00", "identity"],
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
  ['"b" ,"a" ', true],
  ['"b", * ', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
])("If-None-Match %j: %s", (header, matches) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(matches);
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
