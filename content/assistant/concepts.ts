import words from "./concepts.json" with { type: "json" };

export type Concept = keyof typeof words;

/**
 * The words of each meaning, by which chat and search understand questions. Compared in singular, without accents, with
 * typing mistakes. `anyProduct` only keeps them from being taken for misspelled words.
 */
export const concepts: Readonly<Record<Concept, string>> = words;
