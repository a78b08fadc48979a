import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createStaticFiles } from "./static-files.ts";

const parent = mkdtempSync(join(tmpdir(), "static-"));
const folder = join(parent, "client");
mkdirSync(join(folder, "assets"), { recursive: true });
mkdirSync(join(folder, "certificates"));
writeFileSync(join(parent, "secret.txt"), "secret");
writeFileSync(join(folder, "assets", "app-1a2b.js"), "let a = 1;");
writeFileSync(join(folder, "assets", "app-1a2b.js.br"), brotliCompressSync("let a = 1;"));
writeFileSync(join(folder, "assets", "app-1a2b.js.gz"), gzipSync("let a = 1;"));
writeFileSync(join(folder, "favicon.svg"), "<svg/>");
writeFileSync(join(folder, "other.svg"), "<svg></svg>");
writeFileSync(join(folder, "strange.ending"), "x");
writeFileSync(join(folder, "small.bin"), Buffer.alloc(1_000_000, 1));
writeFileSync(join(folder, "over.bin"), Buffer.alloc(1_000_001, 1));
writeFileSync(join(folder, "service-worker.js"), "let b = 1;");
writeFileSync(join(folder, "certificates", "ce.pdf"), "%PDF");
writeFileSync(join(folder, "big.bin"), Buffer.alloc(1_200_000, 1));

const open = () => createStaticFiles(folder, { siteUrl: "http://localhost", hstsPreload: false });
const get = (path: string, init: RequestInit = {}, files = open()) =>
  files.respond(new Request(`http://localhost${path}`, init));

test("a file named after its content stays for ever, ready compressed", async () => {
  const answer = await get("/assets/app-1a2b.js", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(answer?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer?.headers.get("content-encoding")).toBe("br");
  expect(answer?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer?.headers.get("vary")).toBe("Accept-Encoding");
  const plain = await get("/assets/app-1a2b.js");
  expect([plain?.headers.get("content-encoding"), await plain?.text()]).toEqual([null, "let a = 1;"]);
});

test.each([
  ["br", "br", brotliCompressSync("let a = 1;")],
  ["gzip", "gzip", gzipSync("let a = 1;")],
  ["identity", null, Buffer.from("let a = 1;")],
])("who takes %s gets it so, with its length", async (accepted, encoding, bytes) => {
  const init = { headers: { "Accept-Encoding": accepted } };
  const files = open();
  for (const _ of ["from the disk", "from memory"]) {
    const answer = await get("/assets/app-1a2b.js", init, files);
    expect([answer?.headers.get("content-encoding"), answer?.headers.get("content-length")]).toEqual([
      ...[encoding, String(bytes.byteLength)],
    ]);
    expect(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  }
  // Nothing compressed lies beside it.
  expect((await get("/favicon.svg", init))?.headers.get("content-encoding")).toBeNull();
});

test("other sites may show a file, and none may guess what it is", async () => {
  const { headers } = (await get("/strange.ending")) ?? new Response();
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect([headers.get("x-content-type-options"), headers.get("content-type")]).toEqual([
    ...["nosniff", "application/octet-stream"],
  ]);
});

test("a validator is of the content, or of a name that has it, and is short", async () => {
  const etags = await Promise.all(
    ["/favicon.svg", "/other.svg", "/assets/app-1a2b.js", "/service-worker.js"].map(async (path) =>
      (await get(path))?.headers.get("etag"),
    ),
  );
  for (const etag of etags) expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(new Set(etags).size).toBe(4);
});

test("the service worker is asked for each time", async () => {
  expect((await get("/service-worker.js"))?.headers.get("cache-control")).toBe("no-cache");
});

test("another file stays for a day, or for ever under a version", async () => {
  expect((await get("/favicon.svg"))?.headers.get("cache-control")).toBe("public, max-age=86400");
  expect((await get("/favicon.svg?v=1"))?.headers.get("cache-control")).toContain("immutable");
  expect((await get("/favicon.svg?w=1"))?.headers.get("cache-control")).not.toContain("immutable");
  expect((await get("/certificates/ce.pdf"))?.headers.get("content-type")).toBe("application/pdf");
});

test("who has it hears 304; HEAD gets the head", async () => {
  const etag = (await get("/favicon.svg"))?.headers.get("etag") ?? "";
  const again = await get("/favicon.svg", { headers: { "If-None-Match": etag } });
  expect([again?.status, await again?.text()]).toEqual([304, ""]);
  const head = await get("/favicon.svg", { method: "HEAD" });
  expect([head?.status, head?.headers.get("content-length"), await head?.text()]).toEqual([200, "6", ""]);
});

test.each([
  "/",
  "/assets",
  "/assets/",
  "/nothing.txt",
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/app-1a2b.js.br",
  "//favicon.svg",
  "/favicon.svg%00",
  "/favicon.svg/",
])("%s is no file", async (path) => {
  expect(await get(path)).toBeNull();
});

test("another method is no file", async () => {
  expect(await get("/favicon.svg", { method: "POST" })).toBeNull();
});

test("a small file stays in memory once asked for, a big one doesn't", async () => {
  const cacheRequest = (target: string) => ({
    method: "GET",
    target,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  });
  const files = open();
  await get("/favicon.svg", {}, files);
  expect(new TextDecoder().decode(files.get(cacheRequest("/favicon.svg"))?.body ?? undefined)).toBe("<svg/>");
  expect((await (await get("/big.bin", {}, files))?.arrayBuffer())?.byteLength).toBe(1_200_000);
  expect(files.get(cacheRequest("/big.bin"))).toBeNull();
  for (const path of ["/small.bin", "/over.bin"]) await get(path, {}, files);
  expect([files.get(cacheRequest("/small.bin"))?.status, files.get(cacheRequest("/over.bin"))]).toEqual([200, null]);
  // What needs no bytes is answered in any case.
  const head = { ...cacheRequest("/big.bin"), method: "HEAD" };
  const etag = files.get(head)?.headers.ETag;
  expect([files.get(head)?.status, files.get(head)?.body]).toEqual([200, null]);
  expect(files.get({ ...cacheRequest("/big.bin"), ifNoneMatch: etag })).toMatchObject({ status: 304, body: null });
  expect(files.get({ ...cacheRequest("/favicon.svg"), method: "POST" })).toBeNull();
  expect(files.get(cacheRequest("/nothing"))).toBeNull();
});

test("files stay in memory up to so many bytes in all, the ones asked for last", async () => {
  const full = mkdtempSync(join(tmpdir(), "static-"));
  for (let n = 0; n < 242; n += 1) writeFileSync(join(full, `${n}.bin`), Buffer.alloc(100_000, n));
  const many = createStaticFiles(full, { siteUrl: "http://localhost", hstsPreload: false });
  const read = async (n: number) =>
    new Uint8Array((await (await many.respond(new Request(`http://localhost/${n}.bin`)))?.arrayBuffer()) ?? []);
  for (let n = 0; n < 242; n += 1) await read(n);
  const isKept = (n: number) =>
    many.get({ method: "GET", target: `/${n}.bin`, acceptEncoding: undefined, ifNoneMatch: undefined }) !== null;
  expect(Array.from({ length: 242 }, (_, n) => isKept(n))).toEqual(Array.from({ length: 242 }, (_, n) => n >= 2));
  expect(await read(0)).toEqual(new Uint8Array(100_000).fill(0));
  rmSync(full, { recursive: true });
});

test("more files asked for at once than stay in memory are answered all the same", async () => {
  const full = mkdtempSync(join(tmpdir(), "static-"));
  const names = Array.from({ length: 300 }, (_, n) => `/${n}.bin`);
  for (const [n, name] of names.entries()) writeFileSync(join(full, name), Buffer.alloc(100_000, n));
  const many = createStaticFiles(full, { siteUrl: "http://localhost", hstsPreload: false });
  const sizes = names.map(async (name) => (await (await get(name, {}, many))?.arrayBuffer())?.byteLength);
  expect(new Set(await Promise.all(sizes))).toEqual(new Set([100_000]));
  rmSync(full, { recursive: true });
});
