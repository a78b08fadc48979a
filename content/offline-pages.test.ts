import { expect, test } from "vitest";
import { coachIndex } from "#content/coach/coach-address.ts";
import { manuals } from "./manuals/manuals.ts";
import { cachedAliases, offlineLinks, precachedPaths, requiredPaths } from "./offline-pages.ts";

test("every manual is kept, under the address that opens it", () => {
  for (const [page, { query }] of Object.entries(manuals))
    expect(precachedPaths).toContain(`/products/${page}?${query}`);
});

test("what everybody needs are pages, the one that stands in for all others among them", () => {
  expect(requiredPaths).toEqual(["/offline", coachIndex, "/search", "/search-index.json"]);
  for (const address of requiredPaths) expect(precachedPaths).toContain(address);
});

test("what the offline page offers is kept, and so is what stands in for another address", () => {
  for (const { href } of offlineLinks) expect(precachedPaths).toContain(href);
  for (const page of ["/support/disable", "/products/incard-finder?tab=manual"]) {
    expect(cachedAliases.map(([, to]) => to)).toContain(page);
    expect(precachedPaths).toContain(page);
  }
});
