import { expect, test } from "vitest";
import {
  freeText,
  inBrowser,
  knownValue,
  numberUpTo,
  oneOf,
  oneOfOr,
  pageOfList,
  presence,
  queryRulesOf,
  readQuery,
  rulesNow,
} from "./page-query.ts";

const rules = {
  color: oneOf("black", "all-colors"),
  page: numberUpTo(12),
  q: freeText(5),
  srsltid: presence,
  from: inBrowser,
};
const read = (query: string) => readQuery(rules, new URLSearchParams(query));

test.each([
  ["", ""],
  ["color=black", "color=black"],
  ["color=All Colors", "color=all-colors"],
  ["color=+Black+", "color=black"],
  ["color=red&utm_source=x&gclid=1", ""],
  ["page=2&color=black", "color=black&page=2"],
  ["color=black&color=all-colors", "color=black"],
  ["page=1", ""],
  ["page=12", "page=12"],
  ["page=13", ""],
  ["page=2.5", ""],
  ["page=02", ""],
  ["page=2x", ""],
  ["srsltid=Afm", "srsltid=1"],
  ["srsltid=", "srsltid=1"],
  ["from=/blog", ""],
  ["q=%20", ""],
])("%j is %j in canonical form, and may be cached", (query, canonical) => {
  expect(read(query)).toMatchObject({ canonical, cacheable: true });
});

test("somebody's own text is trimmed, cut, and never cached", () => {
  expect(read("q= lost+card ")).toMatchObject({ canonical: "q=lost", cacheable: false });
  expect(read("q=longer than that").get("q")).toBe("longe");
  expect(read("q=++short").get("q")).toBe("short");
});

test("reading the canonical form again gives the same", () => {
  for (const query of ["color=ALL+colors&page=3&q=ab cd e&srsltid=x", "page=2", ""]) {
    const { canonical } = read(query);
    expect(read(canonical).canonical).toBe(canonical);
  }
});

test("what is for the browser alone is read there, and isn't part of what the server sees", () => {
  expect(read("from=/blog").get("from")).toBe("/blog");
});

test("reading what isn't declared throws", () => {
  const query: { get(name: string): string | null } = read("utm_source=x");
  expect(() => query.get("utm_source")).toThrow("utm_source isn't declared");
  expect(() => query.get("toString")).toThrow("isn't declared");
});

test("rules are read from a handle; anything else has none", () => {
  expect(queryRulesOf({ query: rules })).toBe(rules);
  for (const handle of [undefined, null, "x", {}, { query: 1 }, { query: null }]) {
    expect(queryRulesOf(handle)).toEqual({});
  }
});

test("values that staff make exist while the server knows them; the list grows with them", () => {
  const list = {
    tag: knownValue("article tags", 30),
    page: pageOfList({ entries: 4, perPage: 3, more: "articles" }),
  };
  const canonical = (query: string, tags: readonly string[], articles: readonly string[] = []) =>
    readQuery(
      rulesNow(list, (of) => (of === "articles" ? articles : tags)),
      new URLSearchParams(query),
    );
  expect(canonical("tag=weekend", ["Weekend"])).toMatchObject({ canonical: "tag=Weekend", cacheable: true });
  expect(canonical("tag=weekend", [])).toMatchObject({ canonical: "" });
  expect(canonical("page=3", []).canonical).toBe("page=2");
  expect(canonical("page=3", [], ["a", "b", "c"]).canonical).toBe("page=3");
  // Other rules stay as they are.
  expect(rulesNow(rules, () => [])).toEqual(rules);
  // What the server let through, loaders and the browser read as it stands.
  const read = readQuery(list, new URLSearchParams("tag=Weekend&page=3"));
  expect([read.get("tag"), read.get("page"), read.cacheable]).toEqual(["Weekend", "3", true]);
});

test("any other value of a parameter that says so is one value", () => {
  const rules = { section: oneOfOr("unknown", "faq") };
  const read = (query: string) => readQuery(rules, new URLSearchParams(query)).get("section");
  expect([read(""), read("section=FAQ"), read("section=x"), read("section=y%")]).toEqual([
    null,
    "faq",
    "unknown",
    "unknown",
  ]);
});

test("of a list on pages a number beyond the end is the last one", () => {
  const list = { page: pageOfList({ entries: 7, perPage: 3, more: "articles" }) };
  const last = (query: string, more: readonly string[] = []) =>
    readQuery(
      rulesNow(list, () => more),
      new URLSearchParams(query),
    ).canonical;
  expect(
    ["page=2", "page=3", "page=4", `page=${"9".repeat(400)}`, "page=1", "page=x"].map((query) => last(query)),
  ).toEqual(["page=2", "page=3", "page=3", "page=3", "", ""]);
  expect(last("page=99", ["a", "b", "c"])).toBe("page=4");
});
