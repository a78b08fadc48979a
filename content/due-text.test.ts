import { expect, test } from "vitest";
import { dueText } from "./due-text.ts";

test.each([
  [14, "Due in 14 days"],
  [1, "Due in 1 day"],
  [0, "Due today"],
  [-1, "Overdue by 1 day"],
  [-31, "Overdue by 31 days"],
])("with %i days left it says %j", (left, words) => {
  expect(dueText(left)).toBe(words);
});
