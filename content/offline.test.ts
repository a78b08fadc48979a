import { expect, test } from "vitest";
import { coachIndex } from "./coach/addresses.ts";
import { manuals } from "./manuals/manuals.ts";
import { keptAddresses, keptAliases, neededAddresses, offlineLinks } from "./offline.ts";

test("every manual is kept, under the address that opens it", () => {
  for (const { path, query } of Object.values(manuals)) expect(keptAddresses).toContain(`${path}?${query}`);
});

test("what everybody needs are pages, the one that stands in for all others among them", () => {
  expect(neededAddresses).toEqual(["/offline", coachIndex]);
  for (const address of neededAddresses) expect(keptAddresses).toContain(address);
});

test("what the offline page offers is kept, and so is what stands in for another address", () => {
  for (const { href } of offlineLinks) expect(keptAddresses).toContain(href);
  for (const page of ["/support/disable", "/products/incard-finder?tab=manual"]) {
    expect(keptAliases.map(([, to]) => to)).toContain(page);
    expect(keptAddresses).toContain(page);
  }
});
