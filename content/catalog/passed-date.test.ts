import { expect, test } from "vitest";
import { daysSince } from "./passed-date.ts";

test("a day is over when it is over everywhere, in either way of writing it", () => {
  expect(daysSince("5/31/2025", new Date("2025-06-01T11:00:00Z"))).toBeNull();
  expect(daysSince("5/31/2025", new Date("2025-06-01T12:00:00Z"))).toBe(1);
  expect(daysSince("October 31, 2025", new Date("2025-11-02T00:00:00Z"))).toBe(2);
  expect(daysSince("soon", new Date())).toBeNull();
});
