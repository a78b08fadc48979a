import type { Understood } from "./matching.ts";

/**
 * Gives what the question model knows a question by: its words, the pairs of words that follow each other, with `^` for
 * the beginning and `$` for the end, and its meanings, as `@battery`. Training and answering use the same.
 */
export function featuresOf({ text, concepts }: Pick<Understood, "text" | "concepts">): readonly string[] {
  const words = text.trim().split(" ");
  const pairs = ["^", ...words].map((word, at) => `${word} ${words[at] ?? "$"}`);
  return [...new Set([...words, ...pairs, ...[...concepts].map((concept) => `@${concept}`)])];
}
