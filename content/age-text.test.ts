import { expect, test } from "vitest";
import { ageText } from "./age-text.ts";

test.each([
  ["2026-11-22T13:06:00.000Z", "less than an hour ago"],
  ["2026-11-22T13:05:00.000Z", "1 hour ago"],
  ["2026-11-20T14:06:00.000Z", "47 hours ago"],
  ["2026-11-20T14:05:00.000Z", "2 days ago"],
  ["2025-11-22T14:05:00.000Z", "365 days ago"],
])("%s was %s", (iso, expected) => {
  expect(ageText(iso, "2026-11-22T14:05:00.000Z")).toBe(expected);
});
