import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { presentation } from "./catalogue/presentation.ts";
import { consentWordings, earlierWordings, wordingOf } from "./consent.ts";
import { presaleSlugs } from "./presale.ts";

/** What each id stood for when people first agreed to it. A line here is added, never changed. */
const fingerprints: Readonly<Record<string, string>> = {
  "newsletter-1": "4J387R-NwWNE",
  "ship-date-1": "GtX-8Qxhfve_",
};

test("a sentence that somebody may have agreed to stays as it was", () => {
  const ids = [...Object.values(consentWordings).map(({ id }) => id), ...Object.keys(earlierWordings)];
  const found = ids.map((id) => [
    id,
    createHash("sha256")
      .update(wordingOf(id) ?? "")
      .digest("base64url")
      .slice(0, 12),
  ]);
  expect(Object.fromEntries(found)).toEqual(fingerprints);
  expect(wordingOf("newsletter-0")).toBeNull();
});

test("a product whose ship date can be waited for has one", () => {
  for (const slug of presaleSlugs) expect(presentation[slug].availability.shipDate, slug).toBeDefined();
});
