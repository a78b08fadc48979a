import { expect, test } from "vitest";
import { setupText } from "./admin-setup.ts";

test("a step that is worth a look isn't counted as done", () => {
  expect(setupText.progress(15, 0, 15)).toBe("15 of 15 steps are done.");
  expect(setupText.progress(13, 2, 15)).toBe("13 of 15 steps are done, 2 are worth a look.");
  expect(setupText.progress(1, 1, 15)).toBe("1 of 15 steps is done, 1 is worth a look.");
});
