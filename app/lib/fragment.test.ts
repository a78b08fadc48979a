import { expect, test } from "vitest";
import { fragmentOf } from "./fragment.ts";

test.each([
  ["", ""],
  ["#", ""],
  ["#faq", "faq"],
  ["faq", "faq"],
  ["#who%2Dcan-help", "who-can-help"],
  ["#%", "%"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%e0%a4%a"],
  ["#FAQ", "faq"],
  ["#Who%2DCan-help", "who-can-help"],
])("%j names %j", (hash, name) => {
  expect(fragmentOf(hash)).toBe(name);
});
