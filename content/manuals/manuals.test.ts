import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { knowledge } from "#content/assistant/knowledge.ts";
import { manualFaq } from "./faq.ts";
import { incardFinderVideos, type ManualPage, manualAddress, manualHashes, manuals, manualTabOf } from "./manuals.ts";
import { faultOf, headingsOfPage, manualPages, sectionsOf } from "./section-files.ts";

const products = ["incard-finder", "tagigo", "tagigo-g", "carbon-finder"];

describe("the list of manuals", () => {
  test("names every file of this folder once, and no other", () => {
    const named = manualPages.flatMap(sectionsOf).map(({ product, file }) => `${product}/${file}.mdx`);
    expect(named.toSorted()).toEqual(
      products
        .flatMap((product) => readdirSync(join(import.meta.dirname, product)).map((name) => `${product}/${name}`))
        .toSorted(),
    );
  });

  test.each<[ManualPage, readonly string[]]>([
    ["incard-finder", ["setup", "locate", "battery", "factory-reset", "disable-finder", "faq"]],
    ["carbon-finder", ["setup", "wireless-charging", "factory-reset", "disable"]],
  ])("%s has the sub-tabs of the specification, in order", (page, hashes) => {
    expect(manuals[page].tabs.map((tab) => tab.hash)).toEqual(hashes);
  });

  test.each<[ManualPage, readonly string[]]>([
    ["incard-finder", ["factory-reset", "disable-finder", "locate", "faq"]],
    [
      "tagigo",
      [
        "manual",
        "factory-reset",
        "factory-reset-tagigo",
        "factory-reset-tagigo-g",
        "disable-tagigo",
        "disable-tagigo-g",
      ],
    ],
    ["carbon-finder", ["factory-reset", "disable"]],
  ])("%s knows every prescribed hash, and each belongs to a sub-tab", (page, hashes) => {
    for (const hash of hashes) {
      expect(manualHashes(page), hash).toContain(hash);
      expect(manualTabOf(page, hash), hash).toBeDefined();
    }
  });

  test("Tagigo's hashes open the right version", () => {
    expect(manualTabOf("tagigo", "factory-reset")?.id).toBe("tagigo");
    expect(manualTabOf("tagigo", "disable-tagigo")?.id).toBe("tagigo");
    expect(manualTabOf("tagigo", "disable-tagigo-g")?.id).toBe("tagigo-g");
  });

  test("only the card finder's FAQ sub-tab has no sections", () => {
    const empty = manualPages.flatMap((page) => manuals[page].tabs).filter((tab) => tab.sections.length === 0);
    expect(empty.map((tab) => [tab.id, tab.showsFaq])).toEqual([["faq", true]]);
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
    for (const alias of Object.keys(manuals[page].aliases)) expect(ids).not.toContain(alias);
    for (const target of Object.values(manuals[page].aliases)) expect(anchors).toContain(target);
  });

  test("videos point at sections that tell the same", () => {
    for (const video of incardFinderVideos) {
      expect(sectionsOf("incard-finder").map(({ anchor }) => anchor)).toContain(video.section);
    }
  });

  test("the lists of questions have the specified lengths and no question twice", () => {
    expect(manualFaq["incard-finder"].length).toBeGreaterThanOrEqual(8);
    expect(manualFaq["incard-finder"].length).toBeLessThanOrEqual(10);
    expect(manualFaq.tagigo).toHaveLength(6);
    expect(manualFaq["carbon-finder"]).toHaveLength(6);
    for (const list of Object.values(manualFaq))
      expect(new Set(list.map((item) => item.question)).size).toBe(list.length);
  });
});

describe("the assistant", () => {
  const linksOf = knowledge.flatMap(({ question, link, more = [] }) =>
    [link, ...more.map(({ href }) => href)].map((href) => [question, href] as const),
  );
  test.each(linksOf)("%s links to what exists", (_question, link) => {
    expect(faultOf(link), link).toBeUndefined();
  });

  test("a wrong link would be noticed", () => {
    expect(faultOf("/products/incard-finder?tab=manual#wireless-charging")).toMatch(/nothing at/);
    expect(faultOf("/products/incard-finder?tab=manual&section=battery#re-pair")).toMatch(/not in the sub-tab/);
    expect(faultOf("/nowhere")).toMatch(/no page/);
  });
});
