import { expect, test } from "vitest";
import { timeText } from "./format.ts";

test("a moment is in UTC, and midnight is 00:00", () => {
  expect(timeText("2026-11-22T14:05:59.000Z", "moment")).toBe("Nov 22, 2026, 14:05");
  expect(timeText("2026-11-22T00:00:00.000Z", "moment")).toBe("Nov 22, 2026, 00:00");
});
