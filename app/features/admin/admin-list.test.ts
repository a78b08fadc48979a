import { expect, test } from "vitest";
import { timestampText } from "./admin-list.tsx";

test("a moment has its time zone, and midnight is 00:00", () => {
  expect(timestampText("2026-11-22T14:05:59.000Z")).toBe("Nov 22, 2026, 14:05");
  expect(timestampText("2026-11-22T00:00:00.000Z")).toBe("Nov 22, 2026, 00:00");
});
