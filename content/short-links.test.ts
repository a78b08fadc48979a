import { describe, expect, test } from "vitest";
import { meta } from "#tests/built-in.ts";
import { linkError, manualPages } from "#tests/manual-files.ts";
import { coachAddresses } from "./coach/devices.ts";
import { handOverAddresses, handOverMeta, handOverSheets } from "./hand-over.ts";
import { manualAddress, printAddress, sectionsOf } from "./manuals/manuals.ts";
import { findSection } from "./manuals/sections.ts";
import { findShortLink, shortLinks, shortLinkTo } from "./short-links.ts";

const pages: ReadonlySet<string> = new Set([...Object.keys(meta), ...coachAddresses, ...handOverAddresses]);

describe.each(Object.entries(shortLinks))("/go/%s", (code, target) => {
  test("is easy to type and leads to a page that exists", () => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const { pathname, hash } = new URL(target, "https://shop.test");
    expect(pages).toContain(pathname);
    if (hash !== "") expect(linkError(target)).toBeUndefined();
  });
});

/** Some may stand on packages and in letters, so none of them may ever go: by what they begin with. */
const printed: Readonly<Record<string, string>> = {
  "": "i t g c found disable steps hand-over",
  i: "setup-android setup-ios locate battery factory-reset re-pair disable-finder regulatory-notes hand-over",
  t: "setup-android setup-ios battery factory-reset re-pair disable regulatory-notes hand-over",
  g: "setup-android battery factory-reset re-pair disable regulatory-notes hand-over",
  c: "setup-android setup-ios wireless-charging factory-reset re-pair disable regulatory-notes hand-over",
  "i-steps": "pair-iphone pair-android factory-reset disable re-enable re-pair",
  "t-steps": "pair-iphone pair-android factory-reset disable re-enable re-pair",
  "g-steps": "pair-android factory-reset disable re-enable re-pair",
  "c-steps": "pair-iphone pair-android factory-reset disable re-enable re-pair",
  "seektag-steps": "disable re-enable",
  "seektag-g-steps": "disable re-enable",
  "vibetag-steps": "disable re-enable",
  "tracemate-steps": "disable re-enable",
  "explorer-steps": "disable re-enable",
  "clipx-steps": "disable re-enable",
};

test("every code that may have been printed leads somewhere, to where it always did", () => {
  const codes = Object.entries(printed).flatMap(([start, ends]) =>
    ends.split(" ").map((end) => (start === "" ? end : `${start}-${end}`)),
  );
  expect(codes).toHaveLength(75);
  expect(codes.filter((code) => findShortLink(code) === undefined)).toEqual([]);
  expect(["i", "t-battery", "g-re-pair", "c-steps-re-pair", "i-hand-over"].map((code) => shortLinks[code])).toEqual([
    "/products/incard-finder",
    manualAddress("tagigo", "battery-tagigo"),
    manualAddress("tagigo", "re-pair-tagigo-g"),
    "/coach/carbon-finder/re-pair",
    "/hand-over/incard-finder",
  ]);
});

test("there is a code for each product, manual section, coach procedure, hand-over sheet and the found page", () => {
  const wanted = [
    ...["/products/incard-finder", "/products/tagigo", "/products/tagigo-g", "/products/carbon-finder", "/found"],
    ...manualPages.flatMap((page) => sectionsOf(page).map(({ anchor }) => manualAddress(page, anchor))),
    ...coachAddresses,
    ...handOverAddresses,
  ];
  expect(wanted.filter((address) => shortLinkTo(address) === undefined)).toEqual([]);
});

test("no two codes lead to the same place, so that counts can be read", () => {
  expect(new Set(Object.values(shortLinks)).size).toBe(Object.keys(shortLinks).length);
});

test("capitals count as small letters, and what isn't a code leads nowhere", () => {
  expect(findShortLink("I-Factory-Reset")).toEqual({
    code: "i-factory-reset",
    target: manualAddress("incard-finder", "factory-reset"),
  });
  for (const code of ["", "x", "constructor", "__proto__", "i-factory-rese"])
    expect(findShortLink(code)).toBeUndefined();
});

test("each section has a page of its own for the printer", () => {
  for (const page of manualPages) {
    for (const section of sectionsOf(page)) {
      expect(findSection(section.product, section.file)).toEqual({ page, section });
      expect(printAddress(section)).toBe(`/print/${section.product}/${section.file}`);
    }
  }
  expect(findSection("tagigo-g", "setup-ios")).toBeUndefined();
});

test("a hand-over sheet leads to a procedure of the coach and fits into a search result", () => {
  for (const sheet of handOverSheets) {
    expect(coachAddresses).toContain(sheet.coach);
    const { title, description } = handOverMeta(sheet);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  }
});
