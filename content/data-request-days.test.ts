import { expect, test } from "vitest";
import { addDays } from "#contract/days.ts";
import { facts } from "./catalog/facts.ts";
import { dataRequestDue, extendedDataRequestDue } from "./data-request-days.ts";

test("a request is due after a month, never later than the privacy policy promises", () => {
  // February is shorter than the promise.
  expect(dataRequestDue("2026-01-31")).toBe("2026-02-28");
  for (const received of ["2026-10-27", "2026-11-27", "2026-12-31"]) {
    expect(dataRequestDue(received) <= addDays(received, facts.shop.dataRequestDays)).toBe(true);
    expect(dataRequestDue(received) > addDays(received, 27)).toBe(true);
  }
});

test("extended, it has three months in all", () => {
  expect(extendedDataRequestDue("2026-11-27")).toBe("2027-02-27");
  expect(extendedDataRequestDue("2026-11-30")).toBe("2027-02-28");
});
