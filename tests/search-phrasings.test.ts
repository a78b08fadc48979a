import { expect, test } from "vitest";
import { find } from "#app/features/search/find.ts";
import { siteIndex } from "#app/features/search/server-index.ts";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { textFlags } from "#tests/built-in.ts";
import { phrasings } from "./search-phrasings.ts";

const index = siteIndex(products, textFlags, { faq: shownFaq(noSiteTexts, offersOf(products)), articles: [] });

/** Of these many words of real people, the share that must lead to where they are helped. */
const minShare = 0.95;

test(`of ${phrasings.length} phrasings at least 95 % have a fitting address among the first three`, () => {
  const missed = phrasings.filter(([query, ...fitting]) => {
    const first = find(index, query, 3).map(({ address }) => address);
    return !first.some((address) => fitting.some((one) => address === one || address.startsWith(`${one}#`)));
  });
  const told = missed.map(
    ([query]) =>
      `${query}: ${find(index, query, 3)
        .map(({ address }) => address)
        .join("  ")}`,
  );
  expect(told.length / phrasings.length, told.join("\n")).toBeLessThanOrEqual(1 - minShare);
  expect(phrasings.length).toBeGreaterThanOrEqual(120);
});
