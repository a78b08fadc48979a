import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { pictures } from "#content/media/pictures.ts";
import type { PageMeta } from "#content/page-meta.ts";
import { specificationsPageLists, specificationsPageMeasures } from "#content/products/incard-finder/specifications.ts";
import { carbonFinderPage, cardTrackers, incardFinderPage, meta, offers, prices, tagigoPage } from "#tests/built-in.ts";
import { specValues } from "#tests/spec-values.ts";

const specificationsPage = { specs: specificationsPageLists(offers.figures) };

test.each([incardFinderPage, specificationsPage, tagigoPage, carbonFinderPage])(
  "a label stands once in a list of specifications, and each has a value",
  ({ specs }) => {
    for (const [label, value] of Object.entries(specValues(specs))) expect(value, label).not.toBe("");
  },
);

test("the specifications page differs from the product page in the card's outline alone", () => {
  const { widthMm, heightMm } = specificationsPageMeasures(offers.figures);
  const Size = `${widthMm} x ${heightMm} mm`;
  expect(specValues(specificationsPage.specs)).toEqual({ ...specValues(incardFinderPage.specs), Size });
  for (const { picture } of specificationsPage.specs) expect(pictures).toHaveProperty(picture);
});

test("Carbon Finder's tabs say the loudness that belongs to each", () => {
  const { features, specifications } = facts.carbonFinder.loudnessDb;
  expect(carbonFinderPage.features.map((it) => it.title)).toContain(`${features} dB ring`);
  expect(specValues(carbonFinderPage.specs).Sound).toBe(`${specifications} dB`);
});

test("offers and ship dates are the catalog's", () => {
  expect(cardTrackers["carbon-finder"].shipLines?.announced).toContain(offers["carbon-finder"].shipDate);
  expect(cardTrackers["carbon-finder"].priceNote).toContain(`$${prices.carbonRegular}`);
  expect(tagigoPage.shipNote).toContain(offers.tagigo.shipDate);
  expect(tagigoPage.priceChips.map((it) => it.price)).toEqual([`$${prices.tagigoDual}`, `$${prices.tagigoGoogle}`]);
  // Its sale has been over for longer than its list price may stand without staff's word.
  expect(cardTrackers["incard-finder"].priceNote).toBe("");
});

describe("titles and descriptions", () => {
  const entries: [string, PageMeta][] = Object.entries(meta);

  test.each(entries)("%s fits into a search result", (_route, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description).toMatch(/\.$/);
  });

  test("differ from page to page, aliases apart", () => {
    const own = new Map(entries.map(([route, page]) => [page.canonical ?? route, page]));
    expect(new Set([...own.values()].map((page) => page.title)).size).toBe(own.size);
    expect(new Set([...own.values()].map((page) => page.description)).size).toBe(own.size);
  });

  test("a canonical address is one that has a page", () => {
    for (const [, { canonical }] of entries) if (canonical) expect(meta).toHaveProperty([canonical]);
  });
});
