import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { find, type Indexed, indexOptions } from "./find.ts";
import { termOf } from "./terms.ts";

const documents: readonly Omit<Indexed, "id">[] = [
  {
    kind: "manual",
    address: "/m#battery",
    title: "Change the battery",
    summary: "One coin cell.",
    tags: "Tagigo",
    text: "CR2032",
  },
  {
    kind: "article",
    address: "/blog/9",
    title: "Three batteries",
    summary: "Habits.",
    tags: "Tips",
    text: "cold and heat",
  },
  { kind: "question", address: "/q", title: "How long does the battery last?", summary: "Years.", tags: "", text: "" },
  {
    kind: "policy",
    address: "/p",
    title: "Return shipping",
    summary: "Postage.",
    tags: "",
    text: "a parcel with a lithium battery",
  },
  {
    kind: "article",
    address: "/blog/6",
    title: "Checked bags",
    summary: "At the airport.",
    tags: "Travel",
    text: "the café",
  },
];
const index = new MiniSearch(indexOptions);
index.addAll(documents.map((one, id) => ({ id, ...one })));
const addresses = (query: string, limit = 10) => find(index, query, limit).map(({ address }) => address);

describe("words", () => {
  test.each([
    ["Café", "cafe"],
    ["Apple's", "apple"],
    ["batteries", "battery"],
    ["wireless", "wireless"],
    ["bus", "bus"],
    ["TAG01NC", "tag01nc"],
    ["the", null],
    ["How", null],
    ["'", null],
  ])("%s is compared as %s", (word, term) => {
    expect(termOf(word)).toBe(term);
  });
});

describe("find", () => {
  test("prefers titles to texts", () => {
    expect(addresses("battery").at(-1)).toBe("/p");
  });

  test("forgives a mistake in a longer word and finds beginnings of words", () => {
    expect(addresses("batery")).toContain("/m#battery");
    expect(addresses("airpo")).toEqual(["/blog/6"]);
    expect(addresses("cafe")).toEqual(["/blog/6"]);
  });

  test("forgives no mistake in numbers and in short words", () => {
    expect(addresses("CR2023")).toEqual([]);
    expect(addresses("cdl")).toEqual([]);
  });

  test("needs every word, and any of them where nothing has all", () => {
    expect(addresses("lithium battery")).toEqual(["/p"]);
    expect(addresses("airport zebra")).toEqual(["/blog/6"]);
  });

  test("ignores words that tell nothing, and finds nothing for nothing", () => {
    expect(addresses("what is the airport")).toEqual(["/blog/6"]);
    expect(addresses("the")).toEqual([]);
    expect(addresses("")).toEqual([]);
  });

  test("keeps to the kinds asked for and to the limit", () => {
    expect(find(index, "battery", 10, ["article"]).map(({ address }) => address)).toEqual(["/blog/9"]);
    expect(addresses("battery", 2)).toHaveLength(2);
  });

  test("reads the same from JSON", () => {
    const read = MiniSearch.loadJSON<Indexed>(JSON.stringify(index), indexOptions);
    expect(find(read, "batery", 10)).toEqual(find(index, "batery", 10));
  });
});
