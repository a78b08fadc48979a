import { describe, expect, test } from "vitest";
import { pictures } from "#content/media/pictures.ts";
import { carbonFinderPage } from "./carbon-finder.ts";
import { incardFinderPage } from "./incard-finder.ts";
import { meta, type PageMeta } from "./meta.ts";
import { type SpecGroup, specificationsPage } from "./specifications.ts";
import { tagigoPage } from "./tagigo.ts";

function specsOf(groups: readonly SpecGroup[]): Record<string, string> {
  const rows = groups.flatMap((group) => group.rows);
  expect(new Set(rows.map((row) => row.label)).size, "a label stands once in a list").toBe(rows.length);
  return Object.fromEntries(rows.map((row) => [row.label, row.value]));
}

describe("specification lists carry the figures of storefront §9", () => {
  test("InCard Finder, on its product page", () => {
    expect(specsOf(incardFinderPage.specs)).toMatchObject({
      Size: "84.6 x 53 mm",
      Thickness: "1.7 mm",
      Weight: "12 g",
      "Water resistance": "IP68 (1.5 m for 30 min)",
      Sound: "90 dB",
      Range: "About 170 m in the open",
      Radio: "Bluetooth LE 5.4",
      Battery: "Non-rechargeable, 3.0V 540mAh",
      "Battery life": "Up to 5 years on Android, up to 3 years on iOS",
      "Operating temperature": "-20 to 60°C",
      Apple: "iOS 14.5, macOS 10.15 or later",
      Android: "Android 9 or later",
      "Apple limit": "16 items per Apple ID",
    });
  });

  test("InCard Finder, on the specifications page: the other outline, all else equal", () => {
    const here = specsOf(specificationsPage.specs);
    expect(here).toEqual({ ...specsOf(incardFinderPage.specs), Size: "85.60 x 53.98 mm" });
    expect(specificationsPage.dimensions).toMatchObject({ widthMm: "85.60", heightMm: "53.98" });
    for (const { picture } of specificationsPage.specs) expect(pictures).toHaveProperty(picture);
  });

  test("Tagigo", () => {
    expect(specsOf(tagigoPage.specs)).toMatchObject({
      Size: "33.0 x 33.0 x 8.05 mm",
      Weight: "About 11 g",
      Sound: "100 dB",
      "Water resistance": "Not waterproof",
      Battery: "CR2032 coin cell, replaceable",
      "Battery life": "2 years on Android, 1.5 years on iOS",
    });
  });

  test("Carbon Finder: 80-100 dB here, 95 dB in the Features tab (rulings)", () => {
    expect(specsOf(carbonFinderPage.specs)).toMatchObject({
      Size: "84.6 x 53.0 x 1.7 mm",
      Weight: "12 g",
      "Water resistance": "IP67 (1 m for 30 min)",
      Sound: "80-100 dB",
      Range: "Up to 120 m",
      Radio: "Bluetooth 5.4",
      Battery: "Rechargeable, 155 mAh",
      Charging: "Qi wireless, about 2 hours",
      "Battery life": "About 6 months per charge",
    });
    expect(carbonFinderPage.features.map((it) => it.title)).toContain("95 dB ring");
  });
});

test("the Features tabs have six cards, Carbon Finder's FAQ six questions", () => {
  expect(tagigoPage.features).toHaveLength(6);
  expect(carbonFinderPage.features).toHaveLength(6);
  expect(specificationsPage.keyFeatures).toHaveLength(6);
  expect(carbonFinderPage.faq).toHaveLength(6);
});

test("offers and ship dates read as the specification writes them", () => {
  expect(carbonFinderPage.shipNote).toBe("Ships October 31, 2025");
  expect(carbonFinderPage.presaleNote).toContain("the price returns to $35.99");
  expect(tagigoPage.presaleNote).toContain("July 31, 2025");
  expect(tagigoPage.priceChips.map((it) => it.price)).toEqual(["$24.99", "$19.99"]);
  expect(incardFinderPage.offer).toMatch(/about 20% off the list price of \$34\.99\. Sale ends 5\/31\/2025\./);
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
