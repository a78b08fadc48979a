import { expect, test } from "vitest";
import { findAnswer } from "#app/features/assistant/matching.ts";
import { bestPages } from "#app/features/search/best-pages.ts";
import { siteIndex } from "#app/features/search/server-index.ts";
import { searchTexts } from "#app/page-html/search-texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { knowledge } from "#tests/built-in.ts";
import { assistantPhrasings } from "./assistant-phrasings.ts";

const index = siteIndex(
  products,
  { sellsInEu: false, priorPriceRule: false },
  searchTexts(noSiteTexts, offersOf(products, false)),
);

/** The share of these questions that must be answered, or lead to where they are. */
const minShare = 0.9;

const fits = (address: string, fitting: readonly string[]): boolean =>
  fitting.some((one) => address === one || address.startsWith(`${one}#`));

const outcomes = assistantPhrasings.map(([query, ...fitting]) => {
  const answered = findAnswer(query, knowledge);
  if (answered) return { query, got: answered.question, kind: fits(answered.link, fitting) ? "right" : "wrong" };
  const offered = bestPages(index, query).map(({ href }) => href);
  return { query, got: offered.join("  "), kind: offered.some((one) => fits(one, fitting)) ? "right" : "none" };
});

const told = (kind: string): string =>
  outcomes
    .filter((one) => one.kind === kind)
    .map(({ query, got }) => `${query}: ${got}`)
    .join("\n");

test(`of ${assistantPhrasings.length} questions at least 90 % are answered or led to the right page`, () => {
  expect(assistantPhrasings.length).toBeGreaterThanOrEqual(150);
  const right = outcomes.filter(({ kind }) => kind === "right").length;
  expect(right / outcomes.length, told("none")).toBeGreaterThanOrEqual(minShare);
});

test("none of them is answered about something else", () => {
  expect(told("wrong")).toBe("");
});
