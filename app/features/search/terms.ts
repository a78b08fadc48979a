const empty = new Set(
  "a an and are as at be but by can do does for from has have how i if in is it its my of on or so than that the then there this to was what when where which who why will with you your".split(
    " ",
  ),
);

/** "batteries" is "battery". */
const singular = (term: string): string =>
  term.length > 3 ? term.replace(/ies$/, "y").replace(/([^s])s$/, "$1") : term;

/** A text without accents and apostrophes: "can't" is "cant". */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}|['’]/gu, "");

const plain = (word: string): string => singular(withoutAccents(word).toLowerCase());

/** Null for stop words. */
export function termOf(word: string): string | null {
  const term = plain(word);
  return term === "" || empty.has(term) ? null : term;
}

/** With stop words, in their order. */
export function allTerms(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .map(plain)
    .filter((term) => term !== "");
}

/** "detecting" and "detected" are "detect", "chirping" is "chirp". */
export function stemsOf(term: string): readonly string[] {
  const stem = term.replace(/(?<=.{3})(?:ing|ed|er|ly)$/, "");
  return stem === term ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
}
