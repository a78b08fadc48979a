import { expect, test } from "vitest";
import { searchDocuments } from "#app/features/search/documents.ts";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { knowledge } from "#content/assistant/knowledge.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { chatLinks, meta, textFlags } from "#tests/built-in.ts";

const found = searchDocuments(
  products,
  { ...textFlags, sellsInEu: true },
  { faq: shownFaq(noSiteTexts, offersOf(products)), articles: [] },
).map(({ address }) => address);
const paths = new Set([...Object.keys(meta), ...found.map((address) => address.replace(/[?#].*/, ""))]);
const isPage = (address: string): boolean => paths.has(address.replace(/[?#].*/, ""));

test("every link of the assistant leads to a page, a call or the manual", () => {
  const links = chatLinks.map(([, href]) => href);
  expect(links.filter((link) => !link.startsWith("tel:") && !isPage(link))).toEqual([]);
});

test("every entry leads a search to a page that is in the index", () => {
  const without = knowledge.filter(({ links }) => !links.some(({ href }) => found.includes(href)));
  expect(without.map(({ question }) => question)).toEqual([]);
});
