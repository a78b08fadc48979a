import { describe, expect, test } from "vitest";
import type { Concept, KnowledgeEntry } from "#content/assistant/knowledge-entry.ts";
import { to } from "#content/assistant/links.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { leadsFor, linksOf } from "./leads.ts";

const card = (hash: string) => manualAddress("incard-finder", hash);
const tag = (hash: string) => manualAddress("tagigo", hash);
const carbon = (hash: string) => manualAddress("carbon-finder", hash);
const leads = (query: string) => leadsFor(query, () => false);

describe("a query leads to", () => {
  test.each<[what: string, query: string, addresses: readonly string[]]>([
    ["nothing without a word", "", []],
    ["nothing where it speaks of nothing known", "zebra", []],
    ["nothing for what all products are", "tracker finder", []],
    ["the named product's own page first, without the others'", "reset my carbon card", [carbon("factory-reset")]],
    ["a product's page by its name alone", "Carbon Finder", ["/products/carbon-finder"]],
    ["what both kinds of card have for a card", "reset my card", [card("factory-reset")]],
    [
      "what is general before the product's own page, where something is wrong",
      "my tagigo doesn't ring",
      ["/troubleshooter/no-sound", tag("battery-tagigo")],
    ],
    [
      "what more words ask for together, not each alone",
      "return shipping",
      ["/return-policy#return-shipping", "/return-policy", "/return-policy#return-process"],
    ],
    ["the same page by a misspelled word", "warrenty", leads("warranty")],
    ["the same page by the beginning of a word", "warrant", leads("warranty")],
    ["the InCard Finder, where the card isn't named", "reset my card", leads("reset my incard")],
  ])("%s", (_, query, addresses) => expect(leads(query).slice(0, addresses.length)).toEqual(addresses));

  test("two matters in turns, each address once", () => {
    const both = leads("water size");
    expect(new Set(both).size).toBe(both.length);
    expect(both.slice(0, 2).toSorted()).toEqual([leads("water")[0], leads("size")[0]].toSorted());
  });

  test("nothing but help beside danger", () => {
    expect(leads("i think my ex is tracking me")).toContain("/support/disable#who-can-help");
    expect(leads("i think my ex is tracking me")).not.toContain("/troubleshooter/old-place");
  });
});

describe("the links of an entry", () => {
  const nothing = { text: "", concepts: new Set<Concept>() };
  const link = (href: string) => ({ text: `to ${href}`, href });
  const [general, card, tag, more] = ["/general", "/card", "/tag", "/more"].map(link);
  if (!general || !card || !tag || !more) throw new Error("four links were made");
  const entry = (links: KnowledgeEntry["links"], weight?: "higher"): KnowledgeEntry => ({
    ...{ question: "", requiredConcepts: [], answer: "", links },
    trackerLinks: { "incard-finder": card, tagigo: tag },
    trackerAnswers: { "tagigo-g": "No." },
    ...(weight && { weight }),
  });

  test.each<[of: string, entry: KnowledgeEntry, product: Parameters<typeof linksOf>[2], links: readonly object[]]>([
    ["in general are as they stand", entry([general, tag, more]), undefined, [general, tag, more]],
    ["for a product without a page are as they stand", entry([general, tag]), "tagigo-g", [general, tag]],
    ["for a product begin with its own", entry([general, more]), "tagigo", [tag, general, more]],
    ["have the product's own once", entry([general, tag, more]), "tagigo", [tag, general, more]],
    ["leave out the other products'", entry([card, tag, more]), "tagigo", [tag, more]],
    [
      "with a weight begin with what is general",
      entry([general, card, more], "higher"),
      "tagigo",
      [general, tag, more],
    ],
    ["with a weight don't begin with another's", entry([card, general], "higher"), "tagigo", [tag, general]],
  ])("%s", (_, of, product, links) => expect(linksOf(of, nothing, product)).toEqual(links));

  test("keep the words that the entry has for the product's own page", () => {
    const named = { text: "another name", href: tag.href };
    expect(linksOf(entry([general, named]), nothing, "tagigo")).toEqual([named, general]);
  });

  test("are about the phone that the question names, once", () => {
    const about = (...concepts: Concept[]) =>
      linksOf(entry([to.setupAndroid, to.setupIphone, general]), { text: "", concepts: new Set(concepts) });
    expect(about("iphone")).toEqual([to.setupIphone, general]);
    expect(about("android", "pair")).toEqual([to.setupAndroid, general]);
    expect(about("iphone", "android")).toEqual([to.setupAndroid, to.setupIphone, general]);
  });

  test("are as they stand where products don't differ", () => {
    expect(linksOf({ question: "", requiredConcepts: [], answer: "", links: [general] }, nothing, "tagigo")).toEqual([
      general,
    ]);
  });
});
