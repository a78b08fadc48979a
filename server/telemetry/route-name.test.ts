import { expect, test } from "vitest";
import { methodName, routeNamer } from "./telemetry.ts";

const declared = ["/*", "/api/*", "/api/products", "/api/payment-status/:id", "/a.b/:id/*", "/a.b/:id/c", "/metrics"];

test.each([
  ["/api/products?x=1", "/api/products"],
  ["/api/payment-status/pi_123", "/api/payment-status/:id"],
  ["/api/payment-status/pi_123/more", "/api"],
  ["/api/anything/a/visitor/invents", "/api"],
  ["/api", "/api"],
  ["/apis", "page"],
  ["/x/api/", "page"],
  ["/a.b/1/c", "/a.b/:id/c"],
  ["/axb/1/c", "page"],
  ["/x/a.b/1/c", "page"],
  ["/a.b//c", "page"],
  ["/a.b/1/*", "page"],
  ["/demo-store", "page"],
  ["/assets", "page"],
  ["/file.WEBP", "file"],
  ["/file.abcdefghijklm", "page"],
  ["/file.a/b", "page"],
  ["?x=1", "page"],
  ["/metrics", "/metrics"],
  ["/*", "page"],
  ["/api/payment-status/:id", "/api/payment-status/:id"],
  ["/a.b/:id/*", "page"],
  ["/demo-store/checkout/abc", "/demo-store"],
  ["/assets/entry-abc.js", "asset"],
  ["/images/hero-800.avif", "image"],
  ["/products/tagigo.data?_routes=root", "page-data"],
  ["/sitemap.xml", "file"],
  ["/", "page"],
  ["/blog/some-article", "page"],
  ["/who@example.com/and/their-secret", "page"],
])("%s is counted as %s", (target, name) => {
  expect(routeNamer(declared)(target)).toBe(name);
});

test("an invented method is one word", () => {
  expect([methodName("BREW"), methodName("get"), methodName(undefined)]).toEqual(["other", "other", "other"]);
  for (const known of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    expect(methodName(known)).toBe(known);
});
