import { expect, test } from "vitest";
import { searchDocuments } from "#app/features/search/documents.ts";
import { searchTexts } from "#app/page-html/search-texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { searchIntents } from "#content/search-intents.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { knowledge, meta } from "#tests/built-in.ts";

const found = searchDocuments(
  products,
  { sellsInEu: true, priorPriceRule: false },
  searchTexts(noSiteTexts, offersOf(products, false)),
).map(({ address }) => address);
const paths = new Set([...Object.keys(meta), ...found.map((address) => address.replace(/[?#].*/, ""))]);
const isPage = (address: string): boolean => paths.has(address.replace(/[?#].*/, ""));

test("every link of the assistant leads to a page, a call or the manual", () => {
  const links = knowledge.flatMap(({ link, more = [] }) => [link, ...more.map(({ href }) => href)]);
  expect(links.filter((link) => !link.startsWith("tel:") && !isPage(link))).toEqual([]);
});

test("every address that leads a search is in the index", () => {
  const leads = searchIntents.flatMap((intent) => [...intent.leads, ...Object.values(intent.own ?? {})]);
  expect(leads.filter((address) => !found.includes(address))).toEqual([]);
});
