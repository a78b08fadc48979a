import { describe, expect, test } from "vitest";
import { initialsOf } from "./shown-testimonials.ts";

describe("initials", () => {
  test.each([
    ["Maya R.", "MR"],
    ["maya", "M"],
    ["Ana María de la Cruz", "AC"],
    ["J. (customer)", "J"],
    ["Łukasz Żak", "ŁŻ"],
    ["7 of 9", "O"],
    ["42", "4"],
  ])("%s", (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
