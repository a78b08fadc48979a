import { expect, test } from "vitest";
import { withTimes } from "./run-times.ts";

const marks = "<!-- npm run test:times -->\nold\n<!-- /npm run test:times -->";
const times = JSON.stringify([
  { name: "Faults", seconds: 758.2 },
  { name: "Catalog", seconds: 0.2 },
]);

test("the table takes the place of the one before and leaves out what takes no time", () => {
  const written = withTimes(`before\n${marks}\nafter`, times, "two processors");
  expect(written).toContain("| part, two processors | s |\n|---|---|\n| Faults | 758 |\n\n");
  expect(written).not.toMatch(/old|Catalog/);
  expect(written).toMatch(/^before\n.*\nafter$/s);
  expect(withTimes(written, times, "two processors")).toBe(written);
});

test("a document without the marks is refused", () => {
  expect(() => withTimes("nothing", times, "")).toThrow("no place");
});
