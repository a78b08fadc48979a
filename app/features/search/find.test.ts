import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { find, indexOptions, type SearchDocument } from "./find.ts";
import { allTerms, termOf } from "./terms.ts";

const documents: readonly Omit<SearchDocument, "id">[] = [
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
    address: "/blog/90",
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
    address: "/blog/60",
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
    ["diesel", "diesel"],
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

test.each<[text: string, terms: readonly string[]]>([
  ["The café, and Apple's batteries!", ["the", "cafe", "and", "apple", "battery"]],
  [" - ' ", []],
  ["", []],
])("%j has the words %j, in their order", (text, terms) => {
  expect(allTerms(text)).toEqual(terms);
});

describe("find", () => {
  test("prefers titles to texts", () => {
    expect(addresses("battery").at(-1)).toBe("/p");
  });

  test("forgives a mistake in a longer word and finds beginnings of words", () => {
    expect(addresses("batery")).toContain("/m#battery");
    expect(addresses("airpo")).toEqual(["/blog/60"]);
    expect(addresses("cafe")).toEqual(["/blog/60"]);
  });

  test("forgives no mistake in numbers and in short words", () => {
    expect(addresses("CR2023")).toEqual([]);
    expect(addresses("cdl")).toEqual([]);
  });

  test("needs every word, and any of them where nothing has all", () => {
    expect(addresses("lithium battery")).toEqual(["/p"]);
    expect(addresses("airport zebra")).toEqual(["/blog/60"]);
    expect(addresses("what is the lithium battery")).toEqual(["/p"]);
  });

  test("ignores words that tell nothing, and finds nothing for nothing", () => {
    expect(addresses("what is the airport")).toEqual(["/blog/60"]);
    expect(addresses("the")).toEqual([]);
    expect(addresses("")).toEqual([]);
  });

  test("keeps to the kinds asked for and to the limit", () => {
    expect(find(index, "battery", 10, ["article"]).map(({ address }) => address)).toEqual(["/blog/90"]);
    expect(addresses("battery", 2)).toHaveLength(2);
  });

  /** What one word finds among documents that differ in one thing, best first. */
  const order = (query: string, ...ones: readonly Partial<SearchDocument>[]): readonly string[] => {
    const one: MiniSearch<SearchDocument> = new MiniSearch(indexOptions);
    const same = { kind: "page", title: "x", summary: "x", tags: "x", text: "x" } as const;
    one.addAll(ones.map((changed, id) => ({ ...same, address: `/${id}`, ...changed, id })));
    return find(one, query, 20).map(({ address }) => address);
  };

  test.each<[what: string, query: string, documents: readonly Partial<SearchDocument>[], found: readonly string[]]>([
    ["a title before a summary", "zebra", [{ summary: "zebra" }, { title: "zebra" }], ["/1", "/0"]],
    ["a title before a keyword", "zebra", [{ tags: "zebra" }, { title: "zebra" }], ["/1", "/0"]],
    ["a keyword before the text", "zebra", [{ text: "zebra" }, { tags: "zebra" }], ["/1", "/0"]],
    ["a summary before the text", "zebra", [{ text: "zebra" }, { summary: "zebra" }], ["/1", "/0"]],
    ["a page before a question", "zebra", [{ kind: "question", title: "zebra" }, { title: "zebra" }], ["/1", "/0"]],
    ["a page before a policy", "zebra", [{ kind: "policy", title: "zebra" }, { title: "zebra" }], ["/1", "/0"]],
    ["the word before longer ones", "zebra", [{ title: "zebrawood" }, { title: "zebra" }], ["/1", "/0"]],
    ["the beginning before a mistake", "zebra", [{ title: "zebda" }, { title: "zebrawood" }], ["/1", "/0"]],
    ["the beginning of a word of two letters", "ze", [{ title: "zebra" }], ["/0"]],
    ["no words that begin with one letter", "z", [{ title: "zebra" }], []],
    ["a mistake in four letters", "zebr", [{ title: "zeba" }], ["/0"]],
    ["no mistake in three", "zeb", [{ title: "zob" }], []],
    ["no mistake in a number", "12345", [{ title: "12346" }], []],
    ["two mistakes in a long word", "hippopotamus", [{ title: "hipopotamos" }], ["/0"]],
    ["what has all words, alone", "zebra yak", [{ title: "zebra" }, { title: "zebra", text: "yak" }], ["/1"]],
    ["what has one of them, where nothing has all", "zebra gnu", [{ title: "zebra" }, { text: "yak" }], ["/0"]],
    ["no three mistakes in a very long one", "hippopotamusses", [{ title: "hxppxpxtamusses" }], []],
  ])("prefers or finds %s", (_, query, ones, found) => expect(order(query, ...ones)).toEqual(found));

  test("leaves out what fits far worse than the best", () => {
    const far = { text: `${"word ".repeat(400)} zebra`, kind: "policy" } as const;
    const near = { title: "zebra", tags: "zebra", summary: "zebra" };
    expect(order("zebra", near, far, {}, {})).toEqual(["/0"]);
    expect(order("zebra", far, {}, {})).toEqual(["/0"]);
  });

  test("begins with the pages that the words as a whole ask for, each once, unless one kind is asked for", () => {
    const one: MiniSearch<SearchDocument> = new MiniSearch(indexOptions);
    const pages = ["/elsewhere", "/shipping", "/shipping", "/contact", "/shipping 1"].map((address, id) => ({
      ...{ id, kind: "page" as const, address, tags: "", text: "" },
      title: address === "/elsewhere" ? "Shipping shipping" : `Shipping ${id % 3}`,
      summary: "What shipping costs",
    }));
    one.addAll(pages);
    const found = (only?: "page") => find(one, "shipping", 9, only && [only]).map(({ title }) => title);
    // The last has the title of the first, and an address of its own.
    expect(found()).toEqual(["Shipping 1", "Shipping shipping", "Shipping 2", "Shipping 0", "Shipping 1"]);
    expect(found("page")[0]).toBe("Shipping shipping");
    // The same again from what is known of the addresses.
    expect(found()[0]).toBe("Shipping 1");
  });

  test.each([
    ["stands in a text is no mistake", "watar", ["/0"]],
    ["is only a beginning of what stands there may be one", "watarproof", ["/product-comparison", "/0"]],
    ["stands nowhere may be one", "water", ["/product-comparison", "/0"]],
  ])("a word that %s", (_, text, found) => {
    expect(order("watar", { title: text }, { address: "/product-comparison" })).toEqual(found);
  });

  test("reads the same from JSON", () => {
    const read = MiniSearch.loadJSON<SearchDocument>(JSON.stringify(index), indexOptions);
    expect(find(read, "batery", 10)).toEqual(find(index, "batery", 10));
  });
});
