import { describe, expect, test } from "vitest";
import { manualAddress } from "#content/manuals/manuals.ts";
import { leadsFor } from "./leads.ts";

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
    [
      "two matters in turns, each address once",
      "water size",
      ["/product-comparison", "/product-details", "/products/carbon-finder", "/products/incard-finder"],
    ],
    ["the same page by a misspelled word", "warrenty", leads("warranty")],
  ])("%s", (_, query, addresses) => expect(leads(query).slice(0, addresses.length)).toEqual(addresses));

  test("nothing but help beside danger", () => {
    expect(leads("i think my ex is tracking me")).toContain("/support/disable#who-can-help");
    expect(leads("i think my ex is tracking me")).not.toContain("/troubleshooter/old-place");
  });
});
