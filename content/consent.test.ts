import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { offers, presaleSlugs } from "#tests/built-in.ts";
import { earlierConsentTexts, newsletterConsent, shipDateConsent } from "./consent.ts";

/** The text of each id when people first agreed to it. Lines are added here, never changed. */
const fingerprints: Readonly<Record<string, string>> = {
  "newsletter-1": "4J387R-NwWNE",
  "ship-date-1": "GtX-8Qxhfve_",
  "newsletter-2": "LQNMrldGgVT7",
  "ship-date-2": "CNXYpq6K-afZ",
};

test("a sentence that somebody may have agreed to stays as it was", () => {
  const texts = [
    ...[newsletterConsent, shipDateConsent].map(({ id, text }) => [id, text] as const),
    ...Object.entries(earlierConsentTexts),
  ];
  const found = texts.map(([id, text]) => [id, createHash("sha256").update(text).digest("base64url").slice(0, 12)]);
  expect(Object.fromEntries(found)).toEqual(fingerprints);
});

test("a product whose ship date can be waited for has one", () => {
  for (const slug of presaleSlugs) expect(offers[slug].shipDate, slug).not.toBeNull();
});
