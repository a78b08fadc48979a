import { expect, test } from "vitest";
import { find } from "#app/features/search/find.ts";
import { replyTo } from "#app/features/search/reply.ts";
import { siteIndex } from "#app/features/search/server-index.ts";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { answeringShop, offers, textFlags } from "#tests/built-in.ts";
import { helpPhrasings } from "./help-phrasings.ts";

const index = siteIndex(products, textFlags, { faq: shownFaq(noSiteTexts, offers), articles: [] });

/** The share that must be answered or found. */
const minShare = 0.93;

const fits = (address: string, leads: readonly string[]): boolean =>
  leads.some(
    (lead) =>
      address === lead ||
      (address.startsWith(lead) && /^[#?]|^$/.test(address.slice(lead.length))) ||
      (lead.endsWith("#") && address.startsWith(lead)),
  );

const asked = helpPhrasings.map(({ query, path, leads, says, never }) => {
  const { text, links, choices = [] } = replyTo(query, { offers, shop: answeringShop, path, index });
  const first = [
    ...links.slice(0, 2),
    ...choices.flatMap((choice) => replyTo(choice, { offers, shop: answeringShop, path, index }).links),
  ].map(({ href }) => href);
  const told = `${query} (${path}): ${text.slice(0, 120)} ${first.join("  ")}`;
  if (text === chatTexts.noMatch) return { kind: "none", told };
  const isRight = first.some((href) => fits(href, leads)) && (says?.test(text) ?? true) && !never?.test(text);
  return { kind: isRight ? "right" : "wrong", told };
});

const told = (kind: string): string => asked.flatMap((one) => (one.kind === kind ? one.told : [])).join("\n");

test(`of ${helpPhrasings.length} questions the chat answers at least 93 %, and none with what isn't true of the product`, () => {
  expect(helpPhrasings.length).toBeGreaterThanOrEqual(150);
  expect(told("wrong")).toBe("");
  expect(asked.filter(({ kind }) => kind === "right").length / asked.length, told("none")).toBeGreaterThanOrEqual(
    minShare,
  );
});

test(`of the ${helpPhrasings.length} at least 93 % have a fitting page among the search's first three`, () => {
  const searched = helpPhrasings.filter(({ path }) => path === "/");
  expect(searched.length).toBeGreaterThanOrEqual(120);
  const missed = searched.flatMap(({ query, leads }) => {
    const first = find(index, query, 3).map(({ address }) => address);
    return first.some((address) => fits(address, leads)) ? [] : `${query}: ${first.join("  ")}`;
  });
  expect(missed.length / searched.length, missed.join("\n")).toBeLessThanOrEqual(1 - minShare);
});

test("whether a color of Tagigo costs more follows from its prices", () => {
  const answer = (catalog: typeof products): string =>
    replyTo("does the black one cost more", { offers: offersOf(catalog), shop: answeringShop, path: "/", index }).text;
  const blackCostsMore = products.map((product) => ({
    ...product,
    variants: product.variants.map((one) => (one.color === "Black" ? { ...one, price: "31.50" } : one)),
  }));
  expect(answer(products)).toContain("the same in every color");
  expect(answer(blackCostsMore)).toContain("depends on its color");
});
