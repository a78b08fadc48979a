import { describe, expect, test } from "vitest";
import { plainComponents } from "#app/features/search/plain-components.tsx";
import { wordsOf } from "#app/lib/element-markdown.ts";
import { headingsOf } from "#app/lib/markdown-elements.ts";
import { placeholderEmails } from "#content/site.ts";
import { policyMistake, policyText } from "#contract/policy-texts.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { allPolicies, draftedPolicy, editablePolicies, policies } from "./policies.ts";

const plain = (text: string): string => text.replace(/\s+/g, " ").replaceAll("*", "").trim();

describe.each(editablePolicies())("$path as staff would write it", ({ id, text }) => {
  const read = readMarkdown(text.body, "article");
  const builtIn = policies.find((policy) => policy.id === id);

  test("is a text that could be published as it is", () => {
    expect(policyText.parse(text)).toEqual(text);
    expect(policyMistake(text)).toBeNull();
    expect(read).toMatchObject({ excess: null, refusedLinks: [], refusedPictures: [], lost: [] });
  });

  test("says the same as the one that came with the shop, and has its sections", () => {
    const own = draftedPolicy(id, { text, tree: read.tree, changedAt: "2026-11-27T12:00:00.000Z" });
    expect(own.contents).toEqual(builtIn?.contents);
    expect(own).toMatchObject({ lastUpdated: "November 27, 2026", isoDate: "2026-11-27", isOwn: true });
    const settings = { emails: placeholderEmails };
    const words = (policy: typeof own) => plain(wordsOf(policy.body(plainComponents, settings)));
    expect(words(own)).toBe(builtIn && words(builtIn));
  });
});

test("the words in braces stand for settings and parts of the page, and headings have the names that they were given", () => {
  const body =
    "Write to {support} in {place}.\n\n## Sections {#refund-process}\n\n{seller}\n\n## Refund process\n\n1. One";
  const text = { title: "Returns", description: "Short.", atAGlance: ["Fair"], body };
  const { tree } = readMarkdown(body, "article");
  const own = draftedPolicy("returns", { text, tree, changedAt: "2026-11-27T12:00:00.000Z" });
  expect(own.contents).toEqual([
    { id: "refund-process", title: "Sections" },
    { id: "refund-process-1", title: "Refund process" },
  ]);
  const words = wordsOf(own.body({ Seller: () => "Ada's Trackers" }, { emails: placeholderEmails }));
  expect(plain(words)).toBe(
    `Write to ${placeholderEmails.support} in Irvine, CA 92618. Sections Ada's Trackers Refund process One`,
  );
  expect(headingsOf(tree)).toHaveLength(2);
});

test("where staff put the text of the shop back, it has the day of that", () => {
  const changedAt = "2026-11-20T23:00:00.000Z";
  const [privacy, warranty] = allPolicies({ policies: { privacy: { version: 2, changedAt, text: null, tree: null } } });
  expect(privacy).toMatchObject({ lastUpdated: "November 20, 2026", title: "Privacy Policy", isOwn: false });
  expect(warranty).toEqual(policies[1]);
});

test.each([
  ["Write to {suport}.", { kind: "word", found: "{suport}" }],
  ["It is {seller}.", { kind: "place", found: "{seller}" }],
  ["## A {#here}\n\n## B {#here}", { kind: "section", found: "here" }],
  ["## A {#main}", { kind: "section", found: "main" }],
  ["Not a heading {#here}", { kind: "word", found: "{#here}" }],
  ["{law}\n\n{ curly } {} and {a b}", null],
] as const)("%s is found to be wrong, or isn't", (body, mistake) => {
  expect(policyMistake({ title: "T", description: "D", atAGlance: ["{support}"], body })).toEqual(mistake);
});
