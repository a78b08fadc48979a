import { expect, test } from "vitest";
import { isoDate, rssDate } from "./iso-date.ts";

test("a printed day is a day", () => expect(isoDate("July 31, 2025")).toBe("2025-07-31"));

test("a feed gives a moment as it is, and the noon of a day", () => {
  expect(rssDate("2026-11-25T02:30:00.000Z")).toBe("Wed, 25 Nov 2026 02:30:00 GMT");
  expect(rssDate("2026-11-25")).toBe("Wed, 25 Nov 2026 12:00:00 GMT");
});
