import { describe, expect, test } from "vitest";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { keywordsOf } from "#content/assistant/knowledge-entry.ts";
import { knowledge } from "#tests/built-in.ts";
import { findAnswer, scoreEntry } from "./matching.ts";

const questions = {
  android: "How do I pair with Android?",
  iphone: "How do I pair with iPhone?",
  popUp: "Why no pop-up notification?",
  reset: "How do I factory reset it?",
  disable: "How do I disable an unknown tracker?",
  locate: "How do I locate it?",
  battery: "How many years of power?",
  charge: "How do I charge it?",
  difference: "How do the products differ?",
  rePair: "How do I remove and re-pair it?",
} as const;

function ask(query: string): string | undefined {
  return findAnswer(query, knowledge)?.question;
}

describe("scoring", () => {
  const entry = { question: "How do I open the garden gate?", keywords: ["gate", "lock"] };

  test.each([
    ["a keyword counts two, a question word one", "the lock is open", 3],
    ["a keyword that is also a question word counts three", "gate", 3],
    ["keywords add up", "gate lock", 5],
    ["words of three letters or fewer count nothing", "how the do I", 0],
    ["case does not matter", "GARDEN Lock", 3],
    ["punctuation of the question is not part of its words", "garden-gate", 4],
    ["a word is found inside a longer one", "locksmith", 2],
    ["repeating a word does not help", "garden garden garden", 1],
    ["nothing in common", "umbrella", 0],
    ["nothing at all", "", 0],
  ])("%s", (_why, query, score) => {
    expect(scoreEntry(query, entry)).toBe(score);
  });

  test("a word that the question repeats counts once", () => {
    expect(scoreEntry("garden", { question: "Garden or garden?", keywords: [] })).toBe(1);
  });

  test("a keyword may ask for the beginning of a word, or for whole words", () => {
    const words = { question: "", keywords: keywordsOf("ring , refund") };
    expect(scoreEntry("Does it ring?", words)).toBe(2);
    expect(scoreEntry("Refunds", words)).toBe(2);
    expect(scoreEntry("during a ringtone", words)).toBe(0);
    for (const query of ["lost,  card!", "(lost) card"]) {
      expect(scoreEntry(query, { question: "", keywords: [" lost card "] })).toBe(2);
    }
  });

  test("marks around a word of the question aren't part of it, those inside are", () => {
    const quoted = { question: "What is ((“Precision finding”))... of find-my?", keywords: [] };
    expect(scoreEntry("precision finding", quoted)).toBe(2);
    expect(scoreEntry("find-my", quoted)).toBe(1);
  });

  test("a curved apostrophe is as good as a straight one", () => {
    expect(scoreEntry("It won’t open", { question: "", keywords: ["won't"] })).toBe(2);
  });
});

describe("choosing", () => {
  const first = { question: "first", keywords: ["shared"] };
  const second = { question: "second", keywords: ["shared", "rare"] };
  const weak = { question: "umbrella stand", keywords: [] };

  test("the highest score wins, wherever it stands", () => {
    expect(findAnswer("shared rare", [first, second])).toBe(second);
    expect(findAnswer("shared rare", [second, first])).toBe(second);
  });

  test("of equal scores the first entry wins", () => {
    expect(findAnswer("shared", [first, second])).toBe(first);
    expect(findAnswer("shared", [second, first])).toBe(second);
  });

  test("one point is too little, two are enough", () => {
    expect(findAnswer("umbrella", [weak])).toBeUndefined();
    expect(findAnswer("umbrella stand", [weak])).toBe(weak);
    expect(findAnswer("shared", [first])).toBe(first);
  });

  test("an empty knowledge base answers nothing", () => {
    expect(findAnswer("shared", [])).toBeUndefined();
  });

  test.each(["", " ", "\n\t  "])("blank text %j is answered by nothing", (query) => {
    expect(findAnswer(query, knowledge)).toBeUndefined();
  });
});

describe("the knowledge base", () => {
  test("each entry answers its own question, the first ones before all others", () => {
    expect(knowledge.slice(0, 10).map((entry) => entry.question)).toEqual(Object.values(questions));
    for (const entry of knowledge) expect(ask(entry.question)).toBe(entry.question);
  });

  test.each([
    [chatTexts.chips[0], questions.android],
    [chatTexts.chips[1], questions.iphone],
    [chatTexts.chips[2], questions.reset],
    [chatTexts.chips[3], questions.popUp],
  ])("the chip %j is answered by %j", (chip, question) => {
    expect(ask(chip)).toBe(question);
  });

  test.each([
    ["how do i connect it to my samsung", questions.android],
    ["HOW TO PAIR WITH ANDROID", questions.android],
    ["   pair with google find hub   ", questions.android],
    ["add to Find My", questions.iphone],
    ["nothing happens, no popup", questions.popUp],
    ["The pop up doesn't show on my Android phone notification", questions.popUp],
    ["it won’t pair", questions.popUp],
    ["troubleshooting", questions.popUp],
    ["how do I reset my card", questions.reset],
    ["my iphone says a tracker is moving with me", questions.disable],
    ["how do I turn off a tracker", questions.disable],
    ["someone is tracking me", questions.disable],
    ["I am scared, there is an unknown tracker in my bag", questions.disable],
    ["Tagigo found moving with you", questions.disable],
    ["InCard Finder detected near you", questions.disable],
    ["I found a tracker in my car", questions.disable],
    ["how do I find a tracker that is following me", questions.disable],
    ["is someone following me with this", questions.disable],
    ["HOW DO I FIND MY WALLET?", questions.locate],
    ["make it ring", questions.locate],
    ["my keys are lost", questions.locate],
    ["battery empty", questions.battery],
    ["do I need a charger", questions.charge],
    ["wireless charging carbon", questions.charge],
    ["product differences", questions.difference],
    ["Tagigo or InCard, which one?", questions.difference],
    ["how to unpair", questions.rePair],
    ["how do I pair it with another phone", questions.rePair],
  ])("%j is answered by %j", (query, question) => {
    expect(ask(query)).toBe(question);
  });

  test.each(["hello", "tracker", "what is the weather today", "how do I", "xyzzy"])(
    "%j is answered by nothing",
    (query) => {
      expect(ask(query)).toBeUndefined();
    },
  );

  test("keywords are lower case and not repeated, since the query is lowered before they are looked for", () => {
    for (const { keywords } of knowledge) {
      expect(keywords).toEqual(keywords.map((keyword) => keyword.toLowerCase()));
      expect(new Set(keywords).size).toBe(keywords.length);
    }
  });
});
