import { expect, test } from "vitest";
import { replyTo } from "#app/features/search/reply.ts";
import { siteIndex } from "#app/features/search/server-index.ts";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { products } from "#content/catalog/products.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { answeringShop, offers, textFlags } from "#tests/built-in.ts";
import { assistantPhrasings } from "./assistant-phrasings.ts";

const index = siteIndex(products, textFlags, { faq: shownFaq(noSiteTexts, offers), articles: [] });

/** The share of these questions that must be answered, or lead to where they are. */
const minShare = 0.9;

const fits = (address: string, fitting: readonly string[]): boolean =>
  fitting.some((one) => address === one || address.startsWith(`${one}#`) || address.startsWith(`${one}?`));

const outcomes = assistantPhrasings.map(([query, ...fitting]) => {
  const {
    text,
    links,
    choices = [],
    offers: offered = [],
  } = replyTo(query, { offers, shop: answeringShop, path: "/", index });
  const none = text === chatTexts.noMatch;
  // An answer is from its first page; beside a fault the product's own comes second.
  const got = (
    none
      ? offered
      : [
          ...links.slice(0, 2),
          ...choices.flatMap((choice) => replyTo(choice, { offers, shop: answeringShop, path: "/", index }).links),
        ]
  ).map(({ href }) => href);
  const isRight = got.some((one) => fits(one, fitting));
  return { query, got: got.join("  "), kind: isRight ? "right" : none ? "none" : "wrong" };
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
