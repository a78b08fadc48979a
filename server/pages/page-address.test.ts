import { describe, expect, test } from "vitest";
import { freeText, inBrowser, knownValue, numberUpTo, oneOf } from "#contract/page-query.ts";
import { pageAddresses, type RouteTable } from "./page-address.ts";

const route = (path: string | undefined, handle?: object) => ({
  id: path ?? "home",
  parentId: "root",
  ...(path === undefined ? {} : { path }),
  module: handle ? { handle } : {},
});
const routes = [
  { ...route("", { query: { subscribed: oneOf("1") } }), id: "root", parentId: undefined },
  route(undefined),
  route("blog", { query: { page: numberUpTo(4), tag: oneOf("Tips"), q: freeText(100), from: inBrowser } }),
  route("blog/:id"),
  route("blog/:id.md"),
  route("pages/faq"),
  route("pages/:name", { params: { name: (name: string) => (name.includes("tagigo") ? "tagigo" : "any") } }),
  route(":site/disable", { params: { site: () => "any" } }),
  route("way/*"),
  route("coach/:device/:procedure", { query: { step: numberUpTo(30) } }),
  route("admin", { private: true, query: { state: inBrowser } }),
  route("journal", { query: { tag: knownValue("article tags", 20) } }),
  route("frame"),
  { ...route("page"), parentId: "frame" },
  route("*", { params: { "*": () => "404" } }),
];
const table: RouteTable = { ...Object.fromEntries(routes.map((one) => [one.id, one])), gone: undefined };
const known = (of: string) => (of === "article tags" ? ["News"] : []);
const addressOf = (target: string) => pageAddresses(table, known)(target);

describe("the target", () => {
  test.each([
    ["/", "/"],
    ["/?", "/"],
    ["/?subscribed=1&utm_source=x", "/?subscribed=1"],
    ["/?subscribed=2", "/"],
    ["/?page=2", "/"],
    ["/blog?subscribed=1&page=2&tag=tips", "/blog?page=2&tag=Tips&subscribed=1"],
    ["/blog?page=99&from=/x", "/blog"],
    ["/blog/1", "/blog/1"],
    ["/blog/%31?page=2", "/blog/1"],
    ["/blog/a%2Fb%20c", "/blog/a%2Fb%20c"],
    ["/blog/%ff", "/blog/%25ff"],
    ["/blog/1.md", "/blog/1.md"],
    ["/pages/faq", "/pages/faq"],
    ["/pages/old-tagigo-manual", "/pages/tagigo"],
    ["/pages/whatever", "/pages/any"],
    ["/acme/disable", "/any/disable"],
    ["/way/a/b%20c", "/way/a/b%20c"],
    ["/nowhere", "/404"],
    ["/nowhere/at/all?x=1", "/404"],
    ["//evil.example", "/404"],
    ["/_.data", "/_.data"],
    ["/_.data?_routes=home", "/_.data?_routes=home"],
    ["/blog.data?page=2&_routes=blog", "/blog.data?page=2&_routes=blog"],
    ["/blog.data?_routes=blog,root", "/blog.data"],
    ["/blog.data?_routes=", "/blog.data"],
    ["/blog.data?_routes=admin", "/blog.data"],
    ["/blog.data?_routes=root,made-up", "/blog.data"],
    ["/blog/_.data", "/blog.data"],
    ["/nowhere.data?_routes=x", "/404.data"],
    ["/journal?tag=news", "/journal?tag=News"],
    ["/journal?tag=made-up", "/journal"],
    ["/frame/page", "/frame/page"],
    ["/frame", "/404"],
    ["/frame/page.data?_routes=root,frame", "/frame/page.data?_routes=root%2Cframe"],
    ["/bl%2Fog", "/404"],
    ["/%ff", "/404"],
    ["/way", "/way"],
  ])("of %s is %s", (cacheRequest, target) => {
    expect(addressOf(cacheRequest)).toMatchObject({ target, cacheable: true });
  });

  test.each([
    ["/blog?q=a+b&x=1", "/blog?q=a+b"],
    ["/admin", "/admin"],
    ["/admin?state=open&y=2", "/admin"],
    ["/admin.data", "/admin.data"],
  ])("of %s is %s, rendered each time", (cacheRequest, target) => {
    expect(addressOf(cacheRequest)).toMatchObject({ target, cacheable: false });
  });

  test("read again is the same", () => {
    for (const cacheRequest of [
      "/blog/a%2Fb",
      "/blog/%ff",
      "/way/x%2Fy/z",
      "/pages/x",
      "/nowhere.data",
      "/blog?tag=tips",
    ]) {
      const { target } = addressOf(cacheRequest);
      expect(addressOf(target).target).toBe(target);
    }
  });
});

test.each([
  ["/blog/99", "/blog/-"],
  ["/blog/99.data?_routes=root", "/blog/-.data?_routes=root"],
  ["/coach/a/b?step=2", "/coach/-/-?step=2"],
  ["/way/x/y", "/way/-"],
  ["/pages/x", "/pages/any"],
  ["/nowhere", "/404"],
  ["/blog", null],
])("404 at %s is said by %s", (cacheRequest, notFoundTarget) => {
  expect(addressOf(cacheRequest).notFoundTarget).toBe(notFoundTarget);
});

test.each([
  ["/blog", null],
  ["/Blog?page=2", "/blog?page=2"],
  ["/%62log", "/blog"],
  ["/BLOG/Abc", "/blog/Abc"],
  ["/Acme/DISABLE", "/Acme/disable"],
  ["/way/UP", null],
  ["/way/UP/AND/AWAY", null],
  ["/Nowhere", null],
  ["/Blog.data", null],
])("the better spelling of %s is %s", (cacheRequest, respelled) => {
  expect(addressOf(cacheRequest).respelled).toBe(respelled);
});

test("an address that no route answers is rendered as it is, and kept by nobody", () => {
  const only = pageAddresses({ blog: { ...route("blog"), parentId: undefined } }, known);
  expect(only("/nowhere?x=1")).toEqual({ target: "/nowhere", cacheable: false, notFoundTarget: null, respelled: null });
  expect(only("/blog?x=1").target).toBe("/blog");
});

test("a handle that says something else than it may stops the start", () => {
  expect(() => pageAddresses({ a: { ...route("a", { private: "yes" }), parentId: undefined } }, known)).toThrow();
});

test("a handle that names no function for a path parameter is refused at once", () => {
  const wrong = route("pages/:name", { params: { name: "tagigo" } });
  expect(() => pageAddresses({ [wrong.id]: wrong }, known)).toThrow();
});
