import { expect, test } from "vitest";
import { searchDocuments } from "./documents.ts";
import { find } from "./find.ts";
import { readableArticles, readableGuides, readablePolicies, readableSections } from "./library.ts";
import { siteIndex, siteIndexJson } from "./server-index.ts";
import { articleTwin, sectionTwin, twinAt } from "./twins.ts";

test("every document that the search knows has an address of its own and words", () => {
  const documents = searchDocuments();
  expect(documents.length).toBeGreaterThan(100);
  for (const one of documents) expect(JSON.stringify(one)).not.toMatch(/undefined|\[object|\{props/);
  expect(readableGuides().length).toBeGreaterThan(0);
  expect(readablePolicies()).toHaveLength(3);
});

test("the index that is sent finds what the server's finds", () => {
  expect(JSON.parse(siteIndexJson())).toBeTypeOf("object");
  expect(find(siteIndex(), "battery", 5).length).toBeGreaterThan(0);
});

test("articles and manual sections have twins, other addresses have none", () => {
  for (const article of readableArticles()) {
    expect(twinAt(articleTwin(article), "https://shop.example")).toMatch(/^# .+\n/);
  }
  for (const section of readableSections()) {
    expect(twinAt(sectionTwin(section), "https://shop.example")).toContain("https://shop.example");
  }
  for (const path of ["/blog/99.md", "/manuals/tagigo/none.md", "/blog/1", "/"])
    expect(twinAt(path, "https://shop.example")).toBeUndefined();
});
