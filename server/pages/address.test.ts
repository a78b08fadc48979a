import { expect, test } from "vitest";
import { pageAddress } from "./address.ts";

test.each([
  ["/pages/incard-user-manual-old?srsltid=Afm123&utm_source=x", "/pages/incard-user-manual-old?srsltid=1"],
  ["/blog?srsltid=Afm123", "/blog"],
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog?page=2", "/blog?page=2"],
  ["/blog?tag=Tips&page=2", "/blog?page=2&tag=Tips"],
  ["/blog?page=2&utm_source=x&fbclid=y", "/blog?page=2"],
  ["/products/tagigo?pack=4-Pack&color=Pink&network=Google", "/products/tagigo?color=Pink&network=Google&pack=4-Pack"],
  ["/products/incard-finder?tab=manual&scrollToManual=true&forceScroll=true", "/products/incard-finder?tab=manual"],
  ["/?subscribed=1", "/?subscribed=1"],
  ["/?", "/"],
  ["/blog?q=", "/blog"],
  ["/blog.data?_routes=routes%2Fblog", "/blog.data?_routes=routes%2Fblog"],
  ["/administrator", "/administrator"],
])("%s is kept as %s", (asked, target) => {
  expect(pageAddress(asked)).toEqual({ target, cacheable: true });
});

test.each([
  ["/blog?q=tag&x=1", "/blog?q=tag"],
  ["/blog?page=2&q=a", "/blog?page=2&q=a"],
  [`/blog?tag=${"a".repeat(101)}`, `/blog?tag=${"a".repeat(101)}`],
  ["/order-confirmation?payment_intent=pi_1", "/order-confirmation?payment_intent=pi_1"],
  ["/order-confirmation.data?x=1", "/order-confirmation.data?x=1"],
  ["/admin", "/admin"],
  ["/admin/x", "/admin/x"],
  ["/admin-login", "/admin-login"],
  ["/simple-admin", "/simple-admin"],
  ["/simple-admin-login", "/simple-admin-login"],
  ["/direct-admin", "/direct-admin"],
  ["/old-simple-admin", "/old-simple-admin"],
])("%s is rendered each time as %s", (asked, target) => {
  expect(pageAddress(asked)).toEqual({ target, cacheable: false });
});
