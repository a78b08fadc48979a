import { describe, expect, test } from "vitest";
import { showsTestimonials } from "#content/home/testimonials.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { initialsOf, shownTestimonials } from "./shown-testimonials.ts";

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

describe("home without real testimonials", () => {
  const none = { ...noSiteTexts.settings, samples: { testimonials: "none" } } as const;

  test("shows the samples until the owner wants none", () => {
    expect(shownTestimonials(noSiteTexts)).toBeNull();
    expect(shownTestimonials({ ...noSiteTexts, settings: none })).toEqual([]);
  });

  test("has that part of the page, and the header's link to it, only where something is shown", () => {
    expect(showsTestimonials(noSiteTexts)).toBe(true);
    expect(showsTestimonials({ ...noSiteTexts, settings: none })).toBe(false);
  });
});
