import { expect, test } from "vitest";
import { pathKey, siteAddress } from "./site-address.ts";

test.each([
  ["/", "/"],
  ["/a/b?c=d#e", "/a/b?c=d#e"],
  ["/läden", "/l%C3%A4den"],
  ["/a/../b", "/b"],
  ["/%2Fx", "/%2Fx"],
])("%j is an address of this site, written %j", (text, address) => {
  expect(siteAddress(text)).toBe(address);
});

test.each([
  "",
  "a",
  " /a",
  "/a ",
  "/a b",
  "/a\nb",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "/\u0000/evil.example",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "/..//evil.example",
  "/.//evil.example",
  "https://evil.example/",
  "x/a",
  "/a\u0000",
  "/a\u202Eb",
  "/a\u2066b",
  "/a\uD83Db",
])("%j is none", (text) => {
  expect(siteAddress(text)).toBeNull();
  expect(pathKey(text)).toBeNull();
});

test("paths are compared without query and fragment, and in one spelling", () => {
  expect(pathKey("/l%c3%a4den?x=1")).toBe("/l%C3%A4den");
  expect(pathKey("/läden#x")).toBe("/l%C3%A4den");
  expect(pathKey("/no%c3%ab%cc%88l")).toBe("/no%C3%AB%CC%88l");
  expect(pathKey("/abc/def")).toBe("/abc/def");
  expect(pathKey("/%61bc%2ddef%7e")).toBe("/abc-def~");
  expect(pathKey("/a%2fb%25")).toBe("/a%2Fb%25");
});
