import { expect, test } from "vitest";
import families from "#content/assistant/word-families.json" with { type: "json" };
import { featuresOf, isInFamily } from "./question-features.ts";
import { allTerms } from "./terms.ts";

const featuresOfText = (text: string) =>
  featuresOf({ text: ` ${allTerms(text).join(" ")} `, concepts: new Set<never>() });

test("each word and phrase of a family brings the family, wherever it stands in a question", () => {
  const missing = Object.entries(families).flatMap(([family, list]) =>
    list.split(",").filter((phrase) => !featuresOfText(`well ${phrase} now`).includes(`~${family}`)),
  );
  expect(missing).toEqual([]);
});

test("a word brings its family in other forms too, and one of no family brings none", () => {
  const [family, list] = Object.entries(families)[0] ?? expect.unreachable();
  const word = list.split(",").find((one) => /^[a-z]{5,}[^se]$/.test(one.trim())) ?? expect.unreachable();
  expect(featuresOfText(`${word}s`)).toContain(`~${family}`);
  expect(isInFamily("xyzzy")).toBe(false);
  expect(featuresOfText("xyzzy plugh").filter((feature) => feature.startsWith("~"))).toEqual([]);
});
