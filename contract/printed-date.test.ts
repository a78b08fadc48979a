import { expect, test } from "vitest";
import { dayOfPrinted, printedDay } from "./printed-date.ts";

test.each([
  ["October 31, 2025", "2025-10-31"],
  ["February 29, 2028", "2028-02-29"],
  ["5/31/2025", "2025-05-31"],
  ["12/1/2025", "2025-12-01"],
  ["January 1, 2000", "2000-01-01"],
  ["December 31, 2099", "2099-12-31"],
])("%s is the day %s", (text, day) => {
  expect(dayOfPrinted(text)).toBe(day);
  expect(printedDay(day, text.includes("/") ? "figures" : "words")).toBe(text);
});

test.each([
  "",
  "October 32, 2025",
  "February 29, 2027",
  "Oktober 31, 2025",
  "31 October 2025",
  "13/1/2025",
  "5/31/25",
  "soon",
  "2025-10-31",
  "__proto__ 1, 2025",
  "October 31, 2025 or so",
  "by October 31, 2025",
  "December 31, 1999",
  "January 1, 2100",
  "until 5/31/2025",
  "5/31/2025!",
])("%j is no day", (text) => {
  expect(dayOfPrinted(text)).toBeNull();
});

test("what is no day is printed as nothing", () => {
  expect([printedDay("", "words"), printedDay("2025-02-30", "figures")]).toEqual(["", ""]);
});
