import { expect, test } from "vitest";
import { scaleTop } from "./bar-chart.tsx";

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [9, 10],
  [11, 20],
  [41, 50],
  [100, 100],
  [101, 200],
  [999, 1000],
])("the scale for %i goes up to %i", (most, top) => {
  expect(scaleTop(most)).toBe(top);
});
