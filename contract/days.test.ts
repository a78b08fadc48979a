import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween, utcDay } from "./days.ts";

test("a day of a moment is in UTC", () => {
  expect(utcDay(Date.parse("2026-11-27T23:59:59.999Z"))).toBe("2026-11-27");
  expect(utcDay(Date.parse("2026-11-28T00:30:00+02:00"))).toBe("2026-11-27");
});

test("days are counted over months and leap days", () => {
  expect(addDays("2026-11-27", 14)).toBe("2026-12-11");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-11-27", "2026-12-11")).toBe(14);
  expect(daysBetween("2026-12-11", "2026-11-27")).toBe(-14);
});

test.each([
  ["2026-11-27", 1, "2026-12-27"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-08-31", 3, "2026-11-30"],
  ["2026-11-30", 3, "2027-02-28"],
])("from %s on %i months end on %s", (day, months, end) => {
  expect(addMonths(day, months)).toBe(end);
});
