import { describe, expect, test } from "vitest";
import type { KnowledgeEntry } from "#content/assistant/knowledge-entry.ts";
import { matchesOf, matchOf, trackerNamed, understand } from "./matching.ts";

const read = (question: string, isWritten = true, unfinished = false) =>
  understand(question, () => isWritten, unfinished);
const entry = (changed: Partial<KnowledgeEntry>): KnowledgeEntry => ({
  question: "",
  requiredConcepts: [],
  answer: "Yes.",
  links: [{ text: "Shipping", href: "/shipping" }],
  ...changed,
});
const gate = entry({
  question: "How do I open the garden gate?",
  requiredConcepts: [["water"], ["water", "size"]],
  optionalConcepts: ["pet"],
});

describe("scoring", () => {
  test.each([
    ["a keyword counts two", "water", 2],
    ["whatever the word for it", "went swimming", 2],
    ["keywords add up", "water size", 4],
    ["one that it may have counts with one that it must have", "water for my dog", 4],
    ["and not alone", "dog", 0],
    ["a question word counts one", "garden", 1],
    ["inside a longer word too", "gardening", 1],
    ["words of three letters or fewer count nothing", "how the do I", 0],
    ["case does not matter", "GARDEN Water", 3],
    ["repeating a word does not help", "garden garden water water", 3],
    ["nothing in common", "umbrella", 0],
    ["nothing at all", "", 0],
  ])("%s", (_why, question, score) => {
    expect(matchOf(read(question), gate).score).toBe(score);
  });

  test("a word that the question repeats counts once", () => {
    expect(matchOf(read("garden"), entry({ question: "Garden or garden?" })).score).toBe(1);
  });

  test("a higher weight counts four points more and danger eight, where a keyword is said", () => {
    const points = (weight: "higher" | "danger", question: string) =>
      matchOf(read(question), entry({ question: "garden", requiredConcepts: [["water"]], weight })).score;
    expect([points("higher", "water"), points("danger", "water"), points("danger", "garden")]).toEqual([6, 10, 1]);
  });
});

describe("choosing", () => {
  const first = entry({ question: "first", requiredConcepts: [["water"]] });
  const second = entry({ question: "second", requiredConcepts: [["water"], ["water", "size"]] });
  const weak = entry({ question: "umbrella stand" });
  const best = (question: string, ...among: readonly KnowledgeEntry[]) => matchesOf(read(question), among)[0]?.entry;

  test("the highest score wins, wherever it stands; of equal ones the first", () => {
    expect(best("water size", first, second)).toBe(second);
    expect(best("water size", second, first)).toBe(second);
    expect(best("water", first, second)).toBe(first);
    expect(best("water", second, first)).toBe(second);
  });

  test("one point is too little, two are enough", () => {
    expect(best("umbrella", weak)).toBeUndefined();
    expect(best("umbrella stand", weak)).toBe(weak);
  });

  test.each(["", " ", "\n\t  ", "hello", "what is the weather today", "xyzzy"])(
    "%j is answered by nothing",
    (question) => {
      expect(matchesOf(read(question))).toEqual([]);
    },
  );
});

describe("words mean the same", () => {
  const means = (question: string, concept: string, isWritten = false, unfinished = false) =>
    [...read(question, isWritten, unfinished).concepts].some((one) => one === concept);

  test.each<[what: string, question: string, concept: string]>([
    ["in capitals and with accents", "Bàttery", "battery"],
    ["in the plural", "batteries", "battery"],
    ["with the ending -ing", "detecting", "pair"],
    ["with an ending that took an e", "activated", "pair"],
    ["with an ending that doubled a letter", "swapping", "change"],
    ["with an ending, where the word has one like it inside", "inserting", "change"],
    ["although another word is like it", "smell", "hot"],
    ["as a phrase of several words", "my money back", "refund"],
    ["with a straight and with a curved apostrophe", "it won’t ring", "silent"],
    ["with a letter missing", "batery", "battery"],
    ["with two letters swapped", "my recieve garantee tagiog", "tagigo"],
    ["with two mistakes in eight letters", "garentee", "warranty"],
    ["misspelled inside a phrase", "in teh washing mashine", "washed"],
  ])("%s", (_, question, concept) => expect(means(question, concept)).toBe(true));

  test.each<[what: string, question: string, concept: string]>([
    ["as a part of a longer word", "underwaters", "range"],
    ["with two mistakes in seven letters", "warenty", "warranty"],
    ["with a mistake in the first letter", "bound", "foundOne"],
    ["as another that is like it", "smell", "size"],
    ["as a number with a mistake", "cr2023", "battery"],
    ["as a word so short that its end is no ending", "feed", "fee"],
    ["as a short word with a mistake", "pett", "pet"],
    ["where a phrase is only part of other words", "housewife phones", "again"],
  ])("not %s", (_, question, concept) => expect(means(question, concept)).toBe(false));

  test("as they are written, where the site writes them so", () => {
    expect(means("batery", "battery", true)).toBe(false);
    expect(means("activated", "pair", true)).toBe(true);
  });

  test("unfinished, as the last word of a search that is being typed", () => {
    expect(means("where warr", "warranty", false, true)).toBe(true);
    expect(means("where is my warr", "warranty", false, true)).toBe(true);
    expect(means("where warr", "warranty")).toBe(false);
    expect(understand("where warr", () => false)).toEqual(read("where warr", false, false));
    expect(means("warr zebra", "warranty", false, true)).toBe(false);
    expect(means("war", "warranty", false, true)).toBe(false);
  });
});

test.each([
  ["how do I reset tagigo", "tagigo"],
  ["tagigo g battery", "tagigo-g"],
  ["the black card", "carbon-finder"],
  ["my incard", "incard-finder"],
  ["my incard card", "incard-finder"],
  ["my card", "card"],
  ["tagigo or incard", undefined],
  ["tagigo or tagigo g", undefined],
  ["my tracker", undefined],
])("%j is about %j", (question, product) => expect(trackerNamed(read(question))).toBe(product));
