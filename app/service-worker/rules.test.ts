import { describe, expect, test } from "vitest";
import {
  cachePath,
  fallbackPaths,
  isCacheable,
  isFile,
  openPaths,
  pageOfData,
  pictureAddresses,
  pictureName,
  requestKindOf,
  sitemapPaths,
} from "./rules.ts";

const origin = "https://shop.example";
const handled = (path: string, mode: RequestMode = "navigate", method = "GET") =>
  requestKindOf({ method, mode }, new URL(path, origin), origin);

test.each([
  ["/", "page"],
  ["/products/tagigo?manual=true", "page"],
  ["/support/disable", "page"],
  ["/administration", "page"],
  ["/api/products", "none"],
  ["/api", "none"],
  ["/demo-store/checkout", "none"],
  ["/admin", "none"],
  ["/admin/anything", "none"],
  ["/simple-admin", "none"],
  ["/order-confirmation?payment_intent=1", "none"],
  ["/metrics", "none"],
  ["/certificates/fcc.pdf", "none"],
  ["/llms.txt", "none"],
  ["https://elsewhere.example/", "none"],
])("a navigation to %s is: %s", (path, handling) => expect(handled(path)).toBe(handling));

test.each([
  ["/search-index.json", "index"],
  ["/assets/root-12345678.js", "asset"],
  ["/images/tagigo-keys-400.avif?v=1", "picture"],
  ["/media/0123456789abcdef01234567-800x533/400.avif", "picture"],
  ["/products/tagigo.data", "data"],
  ["/_.data", "data"],
  ["/order-confirmation.data", "data"],
  ["/sitemap.xml", "none"],
  ["/contact", "none"],
])("a page's own request for %s is: %s", (path, handling) => expect(handled(path, "cors")).toBe(handling));

test("nothing but reading is answered", () => expect(handled("/contact", "navigate", "POST")).toBe("none"));

describe("what may be cached", () => {
  const answer = (headers: Record<string, string>, status = 200) => new Response("", { status, headers });
  const shared = { "Cache-Control": "public, max-age=0, must-revalidate" };

  test("a page for everybody", () => expect(isCacheable(answer(shared))).toBe(true));
  test.each<[string, Response]>([
    ["an error", answer(shared, 404)],
    ["an answer that says no-store", answer({ "Cache-Control": "no-store" })],
    ["a private answer", answer({ "Cache-Control": "private, max-age=60" })],
    ["an answer that says nothing", answer({})],
    ["an answer with a cookie", answer({ ...shared, "Set-Cookie": "a=1" })],
    ["a redirect", Response.redirect(origin)],
  ])("never %s", (_, response) => expect(isCacheable(response)).toBe(false));
});

test.each<[string, boolean, ResponseInit]>([
  ["a script", true, { headers: { "Content-Type": "text/javascript; charset=utf-8" } }],
  ["a picture", true, { headers: { "Content-Type": "image/avif" } }],
  ["a file without a type", true, {}],
  ["a maintenance page with an ok status", false, { headers: { "Content-Type": "text/html; charset=utf-8" } }],
  ["another one", false, { headers: { "Content-Type": "application/xhtml+xml" } }],
  ["an error", false, { status: 404, headers: { "Content-Type": "text/javascript" } }],
])("%s is kept as a file: %s", (_, kept, init) => {
  const response = new Response(null, init);
  if (!init.headers) response.headers.delete("Content-Type");
  expect(isFile(response)).toBe(kept);
});

test("a page is cached under its address, unless a query makes it another", () => {
  const cached = (path: string) => cachePath(new URL(path, origin));
  expect(cached("/products/tagigo?manual=true#battery")).toBe("/products/tagigo?manual=true");
  expect(cached("/?subscribed=1")).toBeNull();
  expect(cached("/search?q=secret")).toBeNull();
});

test("of the open pages those are cached that are for everybody", () => {
  const open = [
    "/blog/1#end",
    "/products/tagigo?manual=true",
    "/search?q=secret",
    "/admin",
    "/order-confirmation",
    "/a.pdf",
  ];
  expect(
    openPaths([...open.map((path) => ({ url: origin + path })), { url: "https://elsewhere.example/" }], origin),
  ).toEqual(["/blog/1", "/products/tagigo?manual=true"]);
});

test("the nearest cached page stands in", () => {
  const from = (path: string) => fallbackPaths(new URL(path, origin));
  expect(from("/products/incard-finder?tab=manual&section=reset&utm_source=x")).toEqual([
    "/products/incard-finder?tab=manual&section=reset&utm_source=x",
    "/products/incard-finder?tab=manual",
    "/products/incard-finder",
  ]);
  expect(from("/somewhere/disable").at(-1)).toBe("/support/disable");
  expect(from("/pages/faq").at(-1)).toBe("/products/incard-finder?tab=manual");
  expect(from("/troubleshooter/no-sound/tagigo").at(-1)).toBe("/troubleshooter/all#no-sound/tagigo");
  expect(from("/troubleshooter/all")).toEqual(["/troubleshooter/all"]);
});

test("data leads back to its page", () => {
  const page = (path: string) => pageOfData(new URL(origin + path));
  expect(page("/_.data")).toBe("/");
  expect(page("/products/tagigo.data?manual=true&_routes=root")).toBe("/products/tagigo?manual=true");
  expect(page("//evil.example/x.data")).toBe("/");
});

test("a sitemap gives paths", () => {
  expect(sitemapPaths(`<urlset><url><loc>${origin}/contact</loc></url><url><loc>odd</loc></url></urlset>`)).toEqual([
    "/contact",
  ]);
});

test("one file of each picture is kept, and stands in for its other sizes", () => {
  const html = `<source srcSet="/images/a-b-400.avif?v=1 400w, /images/a-b-800.avif?v=1 800w"/>
    <img src="/images/a-b-1200.webp?v=1" srcSet="/images/a-b-400.webp?v=1 400w, /images/a-b-800.webp?v=1 800w"/>`;
  expect(pictureAddresses(html + html)).toEqual(["/images/a-b-800.webp?v=1"]);
  expect(pictureAddresses("")).toEqual([]);
  for (const file of ["a-b-800.webp?v=1", "a-b-400.avif?v=1", "a-b-1200.webp"])
    expect(pictureName(`${origin}/images/${file}`)).toBe("a-b");
  expect(pictureName(`${origin}/icons/a-800.png`)).toBeNull();
});
