import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { productRecords } from "#content/products/records.ts";
import { builtInQuestions, chatLinks, offers } from "#tests/built-in.ts";
import { headingsOfPage, linkError, manualPages } from "#tests/manual-files.ts";
import { manualAddress, manualHashes, manuals, manualTabOf, sectionsOf } from "./manuals.ts";

describe("the list of manuals", () => {
  test("names every file of the products once, and no other", () => {
    const named = manualPages.flatMap(sectionsOf).map(({ product, file }) => `${product}/${file}.mdx`);
    expect(named.toSorted()).toEqual(
      globSync("*/manual/*/*.mdx", { cwd: join(import.meta.dirname, "../products") })
        .map((path) => path.split("/").slice(-2).join("/"))
        .toSorted(),
    );
  });

  test.each(manualPages)("each sub-tab of %s has a hash that opens it", (page) => {
    for (const { id, hash } of manuals[page].tabs) {
      expect(manualHashes(page), hash).toContain(hash);
      expect(manualTabOf(page, hash)?.id, hash).toBe(id);
    }
  });

  test("only the card finder's FAQ sub-tab has no sections", () => {
    const empty = manualPages.flatMap((page) => manuals[page].tabs).filter((tab) => tab.sections.length === 0);
    expect(empty).toMatchObject([{ id: "faq" }]);
  });

  test("addresses select the sub-tab where the page can, and unknown hashes are refused", () => {
    expect(manualAddress("incard-finder", "re-pair")).toBe(
      "/products/incard-finder?tab=manual&section=factory-reset#re-pair",
    );
    expect(manualAddress("incard-finder", "regulatory-notes")).toBe(
      "/products/incard-finder?tab=manual#regulatory-notes",
    );
    expect(manualAddress("tagigo", "disable-tagigo-g")).toBe("/products/tagigo?manual=true#disable-tagigo-g");
    expect(() => manualAddress("carbon-finder", "battery")).toThrow("carbon-finder has nothing at #battery");
    expect(manualTabOf("carbon-finder", "battery")).toBeUndefined();
  });

  test.each(manualPages)("no two ids of the %s page are the same", (page) => {
    const anchors = sectionsOf(page).map(({ anchor }) => anchor);
    const ids = [...anchors, ...headingsOfPage(page)];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const aliases = Object.values(manuals[page].aliases).flatMap(Object.entries);
    for (const [alias] of aliases) expect(ids).not.toContain(alias);
    const targets = [...anchors, ...manuals[page].tabs.flatMap(({ id, hash }) => [hash, `${hash}-${id}`])];
    for (const [, target] of aliases) expect(targets).toContain(target);
  });

  test("videos point at sections that tell the same", () => {
    for (const video of productRecords["incard-finder"].layout?.videos ?? []) {
      expect(sectionsOf("incard-finder").map(({ anchor }) => anchor)).toContain(video.section);
    }
  });

  test("each list of questions has some, and none twice", () => {
    for (const list of Object.values(builtInQuestions(offers).owners)) expect(list.length).toBeGreaterThan(0);
    for (const list of Object.values(builtInQuestions(offers).owners))
      expect(new Set(list.map((item) => item.question)).size).toBe(list.length);
  });
});

describe("the assistant", () => {
  const linksOf = chatLinks.filter(([, href]) =>
    manualPages.some((page) => href.startsWith(`/products/${page}?${manuals[page].query}`)),
  );
  test.each(linksOf)("%s links to a section that exists", (_question, link) => {
    expect(linkError(link), link).toBeUndefined();
  });

  test("a wrong link would be noticed", () => {
    expect(linkError("/products/incard-finder?tab=manual#wireless-charging")).toMatch(/nothing at/);
    expect(linkError("/products/incard-finder?tab=manual&section=battery#re-pair")).toMatch(/not in the sub-tab/);
    expect(linkError("/nowhere")).toMatch(/no page/);
  });
});
