import { expect, test } from "vitest";
import { neighborsOf, relatedTo } from "./neighbors.ts";

const newestFirst = [
  { path: "/blog/5", tags: ["Tips", "Travel"] },
  { path: "/blog/4", tags: ["Privacy"] },
  { path: "/blog/3", tags: ["Tips"] },
  { path: "/blog/2", tags: ["Travel", "Tips"] },
  { path: "/blog/1", tags: ["Android"] },
];

test("previous is older, next is newer, and the ends have one neighbor", () => {
  expect(neighborsOf(newestFirst, "/blog/4")).toEqual({ previous: newestFirst[2], next: newestFirst[0] });
  expect(neighborsOf(newestFirst, "/blog/5")).toEqual({ previous: newestFirst[1], next: null });
  expect(neighborsOf(newestFirst, "/blog/1")).toEqual({ previous: null, next: newestFirst[3] });
  expect(neighborsOf(newestFirst, "/blog/9")).toEqual({ previous: null, next: null });
});

test("related articles share tags, most first, never the article itself or one without a shared tag", () => {
  expect(relatedTo(newestFirst, "/blog/5", 3).map(({ path }) => path)).toEqual(["/blog/2", "/blog/3"]);
  expect(relatedTo(newestFirst, "/blog/5", 1).map(({ path }) => path)).toEqual(["/blog/2"]);
  expect(relatedTo(newestFirst, "/blog/4", 3)).toEqual([]);
  expect(relatedTo(newestFirst, "/blog/9", 3)).toEqual([]);
});

test("a neighbor comes after the others, since it is linked already", () => {
  expect(relatedTo(newestFirst, "/blog/3", 2).map(({ path }) => path)).toEqual(["/blog/5", "/blog/2"]);
});
