import { expect, test } from "vitest";
import { allArticles } from "#app/texts/articles.ts";
import { disableGuides, manualSections } from "#app/texts/manual-texts.ts";
import { policies } from "#app/texts/policies.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { coachAddresses } from "#content/coach/devices.ts";
import { handOverAddresses } from "#content/hand-over.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { builtInQuestions, textFlags } from "#tests/built-in.ts";
import { searchDocuments } from "./documents.ts";
import { find } from "./find.ts";
import { articleMarkdownPath, markdownAlternateAt } from "./markdown-alternates.ts";
import { indexJson, siteIndex } from "./server-index.ts";

const texts = {
  faq: builtInQuestions(offersOf(products)),
  articles: [],
};

const law = textFlags;

test("every document that the search knows has an address of its own and words", () => {
  const documents = searchDocuments(products, { ...law, sellsInEu: true }, texts);
  expect(documents.length).toBeGreaterThan(100);
  for (const one of documents) expect(JSON.stringify(one)).not.toMatch(/undefined|\[object|\{props/);
  expect(disableGuides.length).toBeGreaterThan(0);
  expect(policies).toHaveLength(4);
});

test("the index that is sent finds what the server's finds", () => {
  expect(JSON.parse(indexJson(siteIndex(products, law, texts)))).toBeTypeOf("object");
  expect(find(siteIndex(products, law, texts), "battery", 5).length).toBeGreaterThan(0);
});

const foundFor = (query: string, sellsInEu = false) =>
  find(siteIndex(products, { ...law, sellsInEu }, texts), query, 40).map(({ address }) => address);

test.each([
  ["reset step by step", "/coach/"],
  ["step by step", "/coach"],
  ["guided reset tagigo", "/coach/tagigo/factory-reset"],
  ["switch off carbon finder step by step", "/coach/carbon-finder/disable"],
  ["keyring", "/products/tagigo"],
  ["keychain tracker", "/products/tagigo"],
  ["sell my tracker", "/hand-over"],
  ["give away", "/hand-over"],
  ["give away my Tagigo", "/hand-over/tagigo"],
  ["second hand", "/hand-over"],
  ["new owner", "/hand-over"],
  ["beeping, unknown tracker", "/found"],
  ["unknown tracker beeping in my car", "/found"],
  ["I found a vibetag", "/found/vibetag"],
  ["does it work with my phone", "/compatibility"],
  ["phone check", "/compatibility"],
  ["not working", "/troubleshooter"],
  ["troubleshooter", "/troubleshooter"],
])("whoever looks for “%s” finds %s among the first", (query, address) => {
  expect(foundFor(query).slice(0, 4)).toContainEqual(expect.stringMatching(new RegExp(`^${address}`)));
});

test("the withdrawal form is found where the shop has one", () => {
  expect(foundFor("withdraw from the contract", true)[0]).toBe("/withdrawal");
  expect(foundFor("withdraw from the contract")).not.toContain("/withdrawal");
});

test("every page of the coach and every hand-over sheet is found by its name, once", () => {
  const addresses = searchDocuments(products, law, texts).map(({ address }) => address);
  for (const address of [...coachAddresses, ...handOverAddresses]) {
    expect(addresses.filter((one) => one === address)).toEqual([address]);
  }
});

test("articles and manual sections have alternates, other addresses have none", () => {
  for (const article of allArticles(noSiteTexts)) {
    expect(markdownAlternateAt(articleMarkdownPath(article.path), "https://shop.example", noSiteTexts)).toMatch(
      /^# .+\n/,
    );
  }
  for (const { markdownPath } of manualSections) {
    expect(markdownAlternateAt(markdownPath, "https://shop.example", noSiteTexts)).toContain("https://shop.example");
  }
  for (const path of ["/blog/99.md", "/manuals/tagigo/none.md", "/blog/1", "/"])
    expect(markdownAlternateAt(path, "https://shop.example", noSiteTexts)).toBeUndefined();
});
