import { describe, expect, test } from "vitest";
import { manualAddress } from "#content/manuals/manuals.ts";
import { leadsFor } from "./intents.ts";

const card = (hash: string) => manualAddress("incard-finder", hash);
const tag = (hash: string) => manualAddress("tagigo", hash);
const carbon = (hash: string) => manualAddress("carbon-finder", hash);
const leads = (query: string, written = false) => leadsFor(query, () => written);

describe("a query leads to", () => {
  test.each<[what: string, query: string, addresses: readonly string[]]>([
    ["nothing without a word", "", []],
    ["nothing where it speaks of nothing known", "zebra", []],
    ["at most three addresses", "shipping", ["/shipping", "/buy-now", "/contact"]],
    [
      "the named product's own page first",
      "reset my carbon card",
      [carbon("factory-reset"), card("factory-reset"), tag("factory-reset-tagigo")],
    ],
    ["the same where the product is called by its whole name", "reset my Carbon Finder", leads("reset my carbon card")],
    ["a product's page by its name alone", "Carbon Finder", ["/products/carbon-finder"]],
    [
      "the black card by its color, not the tracker that comes in many",
      "black card",
      ["/products/carbon-finder", "/product-comparison"],
    ],
    ["the white card too", "white card", ["/products/incard-finder", "/product-comparison"]],
    ["nothing for what all products are", "tracker finder", []],
    ["where something is found, by a product's name too", "find my Carbon Finder", leads("find my carbon card")],
    ["the same for a tracker as for a card", "reset my tracker", leads("reset my card")],
    ["the general ones where the product has none of its own", "Tagigo warranty", leads("warranty")],
    [
      "the more exact of two products",
      "tagigo g battery",
      [tag("battery-tagigo-g"), card("battery"), tag("battery-tagigo")],
    ],
    [
      "the troubleshooter before the product's own manual where something is wrong",
      "my tagigo doesn't ring",
      ["/troubleshooter/no-sound", tag("battery-tagigo"), card("battery")],
    ],
    [
      "what more words ask for together, not each alone",
      "return shipping",
      ["/return-policy#return-shipping", "/return-policy", "/return-policy#return-process"],
    ],
    [
      "two matters in turns, each address once",
      "water size",
      ["/product-comparison", "/product-details", "/products/carbon-finder"],
    ],
    [
      "the matter of more words first",
      "manual for return shipping",
      ["/return-policy#return-shipping", card("setup-ios"), "/return-policy"],
    ],
    [
      "what is urgent before what has more words",
      "replace the battery, and my package",
      ["/contact", tag("battery-tagigo"), "/shipping"],
    ],
  ])("%s", (_, query, addresses) => expect(leads(query)).toEqual(addresses));
});

const [battery] = leads("battery");
const [water] = leads("water");
const [warranty] = leads("warranty");
const [pair] = leads("pair");

describe("words mean the same", () => {
  test.each<[what: string, query: string, first: string | undefined]>([
    ["in capitals and with accents", "Bàttery", battery],
    ["in the plural", "batteries", battery],
    ["with the ending -ing", "detecting", pair],
    ["with the ending -ed", "paired", pair],
    ["with an ending that took an e", "activated", pair],
    ["with an ending that doubled a letter", "swapping the battery", leads("swap the battery")[0]],
    ["as a phrase of several words", "my money back", leads("refund")[0]],
    ["not where a phrase is only part of other words", "housewife phones", undefined],
    ["not as part of a longer word", "underwater", undefined],
    ["with a mistake", "batery", battery],
    ["with a mistake in five letters", "watar", water],
    ["not with a mistake in four", "watr x", undefined],
    ["with two mistakes in eight letters", "garentee", warranty],
    ["not with two in seven", "warenty", undefined],
    ["not with a mistake in the first letter", "bound", undefined],
    ["not as a short word with a mistake", "flatt", undefined],
    ["unfinished, as the last word", "where warr", warranty],
    ["not unfinished before the last", "warr zebra", undefined],
    ["not unfinished with three letters", "war", undefined],
  ])("%s", (_, query, first) => expect(leads(query)[0]).toBe(first));

  test("as they are written, where the site writes them so", () => {
    expect(leads("batery", true)).toEqual([]);
    expect(leads("warr", true)[0]).toBe(warranty);
    // An ending is no mistake.
    expect(leads("activated", true)).toEqual(leads("activate"));
    expect(leads("swapping the battery", true)).toEqual(leads("swap the battery"));
    expect(leads("money, -- back!", true)).toEqual(leads("money back", true));
    expect(leads("series", true)).toEqual([]);
  });
});
