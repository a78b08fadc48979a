import { describe, expect, test } from "vitest";
import { meta } from "#tests/built-in.ts";
import { linkError, manualPages, sectionsOf } from "#tests/manual-files.ts";
import { coachAddresses } from "./coach/addresses.ts";
import { handOverAddresses, handOverMeta, handOverSheets } from "./hand-over.ts";
import { findSection, manualAddress, printAddress } from "./manuals/manuals.ts";
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
