import words from "./concepts.json" with { type: "json" };

/** A meaning of words. */
export type Concept = keyof typeof words;

/**
 * What words mean: by meaning the words that speak of it, separated by commas. Several words in a row are a phrase. Words
 * are compared as the search compares them (singular, without accents and apostrophes), longer ones with a typing mistake
 * too. The chat and the search understand questions by these. `anyProduct` leads nowhere: without it, what all products
 * are would be taken for misspelled words.
 */
export const concepts: Readonly<Record<Concept, string>> = words;
