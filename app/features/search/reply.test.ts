import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { knowledge } from "#content/assistant/knowledge.ts";
import type { Concept } from "#content/assistant/knowledge-entry.ts";
import { builtInRules, offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { builtInPlace } from "#content/site.ts";
import type { TrackerId } from "#content/trackers.ts";
import { exampleQuestions } from "#scripts/assets/question-model.ts";
import { answeringShop, builtInQuestions, offers, resetEntry, textFlags } from "#tests/built-in.ts";
import { indexOptions, isWrittenIn, type SearchIndex } from "./find.ts";
import { linksOf } from "./leads.ts";
import { answeringEntries, replyTo } from "./reply.ts";
import { siteIndex } from "./server-index.ts";

const faq = builtInQuestions(offers);
const index = siteIndex(products, textFlags, { faq, articles: [] });
const ask = (question: string, path = "/") => replyTo(question, { offers, shop: answeringShop, path, index });

if (!resetEntry) throw new Error("nothing answers how a tracker is reset");
const reset = resetEntry;
const nothing = { text: "", concepts: new Set<Concept>() };
const ofProduct = (product: TrackerId) => ({
  text: reset.trackerAnswers?.[product],
  links: linksOf(reset, nothing, product),
});
const general = { text: reset.answer, links: linksOf(reset, nothing) };

describe("what differs from product to product is answered", () => {
  test.each<[when: string, question: string, path: string, reply: object]>([
    ["in general on a page about none of them", "factory reset", "/support", general],
    ["for the product of the page", "factory reset", "/products/incard-finder", ofProduct("incard-finder")],
    ["and not for one with a longer name", "factory reset", "/products/tagigo-g", ofProduct("tagigo-g")],
    ["for the product of the coach's page", "factory reset", "/coach/tagigo/reset", ofProduct("tagigo")],
    ["for the product of the hand-over page", "factory reset", "/hand-over/carbon-finder", ofProduct("carbon-finder")],
    ["in general where a path only ends like a page", "reset", "/blog/products/tagigo", general],
    ["for the product that is named", "factory reset of Carbon Finder", "/", ofProduct("carbon-finder")],
    ["for the named one on another's page", "reset Tagigo", "/products/incard-finder", ofProduct("tagigo")],
    [
      "for the page's card, where a card is named",
      "reset my card",
      "/products/carbon-finder",
      ofProduct("carbon-finder"),
    ],
    ["in general, where a card is named on a tag's page", "reset my card", "/products/tagigo", general],
    ["in general, also on a page whose tag has a longer name", "reset my card", "/products/tagigo-g", general],
    ["in general, where a card is named elsewhere", "reset my card", "/", general],
  ])("%s", (_, question, path, reply) => expect(ask(question, path)).toEqual(reply));
});

test("what depends on prices and dates is told as they are now", () => {
  const told = knowledge.filter(({ answer }) => typeof answer === "function");
  for (const { question, answer } of told) {
    const asked = [question, ...(exampleQuestions().get(question) ?? [])];
    const text = typeof answer === "function" ? answer(offers, answeringShop) : answer;
    expect(
      asked.some((one) => ask(one).text.includes(text)),
      question,
    ).toBe(true);
  }
});

test("what the owner entered is told: place, shipping, and from which sum on it's free", () => {
  const at = {
    offers: offersOf(products, { ...builtInRules, currency: "eur", freeShippingFrom: "75" }),
    path: "/",
    index,
  };
  const place = { ...builtInPlace, location: "Lyon", countryName: "France" };
  const shipping = (shippingRate: string | null): string =>
    replyTo("how much is shipping", { ...at, shop: { shippingRate, place } }).text;
  expect(shipping("5.90")).toContain("€75 or more ship free; below that shipping is €5.90");
  expect(shipping(null)).toContain("€75 or more ship free; below that you see the amount before you pay");
  expect(replyTo("where are you located", { ...at, shop: { shippingRate: null, place } }).text).toContain("Lyon");
});

test("on the article about alerts nothing is advised that could harm with somebody else's tracker", () => {
  for (const question of ["I tap play sound and nothing happens", "it keeps beeping", "how do I locate it"]) {
    const here = answeringEntries(question, isWrittenIn(index), "/blog/3");
    expect(here.map(({ ownOnly }) => ownOnly === true)).not.toContain(true);
    expect(here[0]?.weight === "danger" || here[0]?.alone === "unlessDanger", question).toBe(true);
    expect(answeringEntries(question, isWrittenIn(index))[0]?.ownOnly, question).toBe(true);
  }
  // One's own tracker is one's own there too.
  expect(answeringEntries("my tracker makes no sound", isWrittenIn(index), "/blog/3")[0]?.ownOnly).toBe(true);
});

test("a tracker that died isn't answered with what helps where a person has", () => {
  const ofPeople = ["Of somebody who has died?", "Chirping after a death?", "Deceased buyer's purchase?"];
  const answeredBy = (question: string) =>
    answeringEntries(question, isWrittenIn(index)).map((entry) => entry.question);
  for (const question of [
    "my tag died",
    "the card just died on me",
    "14 months old and just died",
    "it died in my bag",
  ])
    for (const answered of answeredBy(question)) expect(ofPeople, question).not.toContain(answered);
  for (const question of ["my dad died and his tag beeps", "late husband's tracker, I don't know his password"])
    expect(ofPeople, question).toContain(answeredBy(question)[0]);
});

test("a question with two meanings is asked back, and each of them is answered", () => {
  const { question, answer, choices = [] } = knowledge.find((entry) => entry.choices) ?? expect.unreachable();
  expect(ask(question)).toEqual({ text: answer, links: [], choices });
  expect(choices.length).toBeGreaterThan(1);
  for (const choice of choices) expect(ask(choice).text).not.toBe(chatTexts.noMatch);
});

test("where no entry fits it says so, with at most three pages that the search finds, each once", () => {
  const zebras: SearchIndex = new MiniSearch(indexOptions);
  const about = (address: string, id: number) =>
    ({ id, kind: "page", address, title: `Zebra ${id}`, summary: "", tags: "", text: "" }) as const;
  zebras.addAll(["/a", "/a", "/b", "/a", "/c", "/d"].map(about));
  const { offers: offered, ...reply } = replyTo("zebra", { offers, shop: answeringShop, path: "/", index: zebras });
  expect(reply).toEqual({ text: chatTexts.noMatch, links: chatTexts.noMatchLinks });
  expect(offered).toEqual([
    { text: "Zebra 0", href: "/a" },
    { text: "Zebra 2", href: "/b" },
    { text: "Zebra 4", href: "/c" },
  ]);
});

test("without the search's index nothing is corrected and nothing offered", () => {
  const reply = replyTo("factroy rezet", { offers, shop: answeringShop, path: "/", index: null });
  expect(reply).toEqual({ text: chatTexts.noMatch, links: chatTexts.noMatchLinks, offers: [] });
  expect(replyTo("factory reset", { offers, shop: answeringShop, path: "/", index: null })).toEqual(general);
});
