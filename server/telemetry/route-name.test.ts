import { expect, test } from "vitest";
import { methodName, routeNamer } from "./route-name.ts";

const nameOf = routeNamer(["/*", "/api/*", "/api/products", "/api/payment-status/:id", "/metrics"]);

test.each([
  ["/api/products?x=1", "/api/products"],
  ["/api/payment-status/pi_123", "/api/payment-status/:id"],
  ["/api/payment-status/pi_123/more", "/api"],
  ["/api/anything/a/visitor/invents", "/api"],
  ["/api", "/api"],
  ["/metrics", "/metrics"],
  ["/demo-store/checkout/abc", "/demo-store"],
  ["/assets/entry-abc.js", "asset"],
  ["/images/hero-800.avif", "image"],
  ["/products/tagigo.data?_routes=root", "page-data"],
  ["/sitemap.xml", "file"],
  ["/", "page"],
  ["/blog/some-article", "page"],
  ["/who@example.com/and/their-secret", "page"],
])("%s is counted as %s", (target, name) => {
  expect(nameOf(target)).toBe(name);
});

test("an invented method is one word", () => {
  expect([methodName("GET"), methodName("BREW"), methodName(undefined)]).toEqual(["GET", "other", "other"]);
});
