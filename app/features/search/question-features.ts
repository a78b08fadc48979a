import families from "#content/assistant/word-families.json" with { type: "json" };
import { onceFor } from "#content/once-for.ts";
import type { Understood } from "./matching.ts";
import { allTerms, stemsOf } from "./terms.ts";

const maxWordsOfPhrase = 3;

/** Gives the names of the families by each of their words and phrases, in singular; made for the first question. */
const familiesByPhrase = onceFor((lists: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const [family, list] of Object.entries(lists))
    for (const phrase of list.split(",").map((text) => allTerms(text).join(" ")))
      found.set(phrase, [...(found.get(phrase) ?? []), family]);
  return found;
});

const familiesOfWord = (word: string): readonly string[] =>
  [word, ...stemsOf(word)].flatMap((form) => familiesByPhrase(families).get(form) ?? []);

/** Whether a word, as `allTerms` gives it, is of a family (content/assistant/word-families.json). */
export const isInFamily = (word: string): boolean => familiesOfWord(word).length > 0;

/** The families that a question has words or phrases of. */
function familiesOf(words: readonly string[]): readonly string[] {
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: maxWordsOfPhrase - 1 }, (_, more) => words.slice(at, at + more + 2).join(" ")),
  );
  return [
    ...words.flatMap(familiesOfWord),
    ...phrases.flatMap((phrase) => familiesByPhrase(families).get(phrase) ?? []),
  ];
}

/**
 * Gives what the question model knows a question by: its words, the pairs of words that follow each other, with `^` for
 * the beginning and `$` for the end, its meanings, as `@battery`, and the families of its words, as `~boat`, which stand for
 * words that no example question has. Training and answering use the same.
 */
export function featuresOf({ text, concepts }: Pick<Understood, "text" | "concepts">): readonly string[] {
  const words = text.trim().split(" ");
  const pairs = ["^", ...words].map((word, at) => `${word} ${words[at] ?? "$"}`);
  const meanings = [...concepts].map((concept) => `@${concept}`);
  return [...new Set([...words, ...pairs, ...meanings, ...familiesOf(words).map((family) => `~${family}`)])];
}
