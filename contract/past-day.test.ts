import { expect, test, vi } from "vitest";
import { saveSettingsRequest } from "./admin-setup.ts";
import { saveTestimonialRequest } from "./admin-testimonials.ts";

test("what happened on a day can't have happened on one to come, or before there were such trackers", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-27T20:00:00Z"), toFake: ["Date"] });
  const readOn = (day: string) =>
    saveSettingsRequest.safeParse({ group: "policies", version: 0, value: { readBy: "Ada", readOn: day } }).success;
  const said = { words: "Good.", name: "A.", occupation: "", place: "", stars: 5, picture: null, product: null };
  const saidOn = (date: string) =>
    saveTestimonialRequest.safeParse({ version: 0, id: null, testimonial: { ...said, date, consent: "Mail" } }).success;
  for (const isTaken of [readOn, saidOn]) {
    expect(isTaken("2026-11-27")).toBe(true);
    // East of Greenwich that day has begun.
    expect(isTaken("2026-11-28")).toBe(true);
    for (const day of ["2026-11-29", "2027-01-01", "2035-05-05", "1900-01-01"])
      expect([day, isTaken(day)]).toEqual([day, false]);
  }
  expect(readOn("")).toBe(true);
  vi.useRealTimers();
});

test("an address to write to has a domain that others can reach", () => {
  const support = (address: string) =>
    saveSettingsRequest.safeParse({ group: "emails", version: 0, value: { support: address, privacy: "", dpo: "" } })
      .success;
  expect([support("help@shop.com"), support("")]).toEqual([true, true]);
  for (const address of ["a@b", "help@localhost", "a@1.2.3.4"])
    expect([address, support(address)]).toEqual([address, false]);
});
