import { describe, expect, test } from "vitest";
import { articlePage, blogHref, blogQueryOf } from "./listing.ts";

const read = (query: string) => blogQueryOf(new URLSearchParams(query));

describe("the address of the list", () => {
  test.each([
    ["", { q: "", tag: null, page: 1 }],
    ["page=2", { q: "", tag: null, page: 2 }],
    ["q=%20lost%20bag%20&tag=Travel&page=3", { q: "lost bag", tag: "Travel", page: 3 }],
    ["page=0", { q: "", tag: null, page: 1 }],
    ["page=2.5", { q: "", tag: null, page: 1 }],
    ["page=-1", { q: "", tag: null, page: 1 }],
    [`q=${"x".repeat(500)}`, { q: "x".repeat(100), tag: null, page: 1 }],
  ])("?%s", (query, listing) => {
    expect(read(query)).toEqual(listing);
  });

  test("is written as it is read, and leaves out what isn't chosen", () => {
    expect(blogHref({})).toBe("/blog");
    expect(blogHref({ page: 2 })).toBe("/blog?page=2");
    expect(blogHref({ q: "a&b", tag: "Tips", page: 2 })).toBe("/blog?q=a%26b&tag=Tips&page=2");
    expect(read(blogHref({ q: "a&b", tag: "Tips", page: 2 }).slice(6))).toEqual({ q: "a&b", tag: "Tips", page: 2 });
  });
});

describe("paging", () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  test.each([
    [1, [1, 2, 3], 1],
    [4, [10], 4],
    [99, [10], 4],
  ])("page %i", (page, shown, real) => {
    expect(articlePage(ten, page)).toEqual({ shown, page: real, pages: 4 });
  });

  test("three fit on one page, four don't, none is one empty page", () => {
    expect(articlePage([1, 2, 3], 1).pages).toBe(1);
    expect(articlePage([1, 2, 3, 4], 1).pages).toBe(2);
    expect(articlePage([], 1)).toEqual({ shown: [], page: 1, pages: 1 });
  });
});
