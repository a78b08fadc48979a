import { expect, test } from "vitest";
import { growthPeriods, periodStart, periodStarts } from "./growth.ts";

test("weeks begin on Monday, months on the first", () => {
  expect(["2026-11-16", "2026-11-21", "2026-11-22", "2026-11-23"].map((day) => periodStart(day, "week"))).toEqual([
    "2026-11-16",
    "2026-11-16",
    "2026-11-16",
    "2026-11-23",
  ]);
  expect(periodStart("2026-02-28", "month")).toBe("2026-02-01");
});

test("periods follow each other up to today's, over ends of months and years", () => {
  expect(periodStarts("2026-03-31", "month").slice(-4)).toEqual([
    "2025-12-01",
    "2026-01-01",
    "2026-02-01",
    "2026-03-01",
  ]);
  expect(periodStarts("2026-03-02", "day").slice(-3)).toEqual(["2026-02-28", "2026-03-01", "2026-03-02"]);
  expect(periodStarts("2026-01-07", "week").slice(-2)).toEqual(["2025-12-29", "2026-01-05"]);
});

test("the largest sources are named, the rest is counted together, and nobody is lost", () => {
  const days = ["a", "b", "c", "d", "e", "f"].map((source, index) => ({ day: "2026-01-05", source, count: 6 - index }));
  const { sources, periods } = growthPeriods(days, ["2025-12-29", "2026-01-05"], "week");
  expect(sources).toEqual(["a", "b", "c", "d", "other"]);
  expect(periods).toEqual([
    { start: "2025-12-29", counts: [0, 0, 0, 0, 0], total: 0 },
    { start: "2026-01-05", counts: [6, 5, 4, 3, 3], total: 21 },
  ]);
});

test("a source is as large as all its days together, and as many as are named leave no rest", () => {
  const days = [
    ...["a", "b", "c", "d"].map((source, index) => ({ day: "2026-01-05", source, count: 5 - index })),
    { day: "2026-01-06", source: "d", count: 4 },
  ];
  expect(growthPeriods(days, ["2026-01-05"], "week")).toEqual({
    sources: ["d", "a", "b", "c"],
    periods: [{ start: "2026-01-05", counts: [6, 5, 4, 3], total: 18 }],
  });
});

test("an empty list has periods and no sources", () => {
  expect(growthPeriods([], ["2026-01-05"], "week")).toEqual({
    sources: [],
    periods: [{ start: "2026-01-05", counts: [], total: 0 }],
  });
});

test("equal sources stand by name, and days before the first period count nowhere", () => {
  const days = [
    { day: "2026-01-06", source: "b", count: 2 },
    { day: "2026-01-05", source: "a", count: 2 },
    { day: "2025-06-01", source: "a", count: 0 },
  ];
  expect(growthPeriods(days, ["2026-01-05"], "week")).toEqual({
    sources: ["a", "b"],
    periods: [{ start: "2026-01-05", counts: [2, 2], total: 4 }],
  });
});
