import { expect, test } from "vitest";
import { neighborsOf, relatedTo } from "./neighbors.ts";

const newestFirst = [
  { id: 5, tags: ["Tips", "Travel"] },
  { id: 4, tags: ["Privacy"] },
  { id: 3, tags: ["Tips"] },
  { id: 2, tags: ["Travel", "Tips"] },
  { id: 1, tags: ["Android"] },
];

test("previous is older, next is newer, and the ends have one neighbor", () => {
  expect(neighborsOf(newestFirst, 4)).toEqual({ previous: newestFirst[2], next: newestFirst[0] });
  expect(neighborsOf(newestFirst, 5)).toEqual({ previous: newestFirst[1], next: null });
  expect(neighborsOf(newestFirst, 1)).toEqual({ previous: null, next: newestFirst[3] });
  expect(neighborsOf(newestFirst, 9)).toEqual({ previous: null, next: null });
});

test("related articles share tags, most first, never the article itself or one without a shared tag", () => {
  expect(relatedTo(newestFirst, 5, 3).map(({ id }) => id)).toEqual([2, 3]);
  expect(relatedTo(newestFirst, 5, 1).map(({ id }) => id)).toEqual([2]);
  expect(relatedTo(newestFirst, 4, 3)).toEqual([]);
  expect(relatedTo(newestFirst, 9, 3)).toEqual([]);
});

test("a neighbor comes after the others, since it is linked already", () => {
  expect(relatedTo(newestFirst, 3, 2).map(({ id }) => id)).toEqual([5, 2]);
});
