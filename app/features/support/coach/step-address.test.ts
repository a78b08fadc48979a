import { expect, test } from "vitest";
import { placeQuery, readPlace } from "./step-address.ts";

test.each([
  ["", 1, false],
  ["?step=2", 2, false],
  ["?step=2&heard=no", 2, true],
  ["?step=99", 3, false],
  ["?step=-4", 1, false],
  ["?step=two", 1, false],
] as const)("%j is step %i", (query, step, lost) => {
  expect(readPlace(new URLSearchParams(query), 3)).toEqual({ step, lost });
});

test("a place and its query are each other's", () => {
  for (const place of [
    { step: 1, lost: false },
    { step: 1, lost: true },
    { step: 3, lost: false },
  ])
    expect(readPlace(new URLSearchParams(placeQuery(place)), 3)).toEqual(place);
  expect(placeQuery({ step: 1, lost: false })).toBe("");
});
