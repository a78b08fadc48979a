/** Soft hyphens and what else is never seen, which nobody types into a search. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Gives a text in the one spelling by which it is searched and compared: capital letters are small, `ß` is `ss`, a
 * final sigma a sigma, the Turkish letters I and İ an i; letters of another width are plain, accents stay. Both sides
 * of a comparison go through it, on both databases alike, so a text and each part of it that is cut between letters
 * always find themselves.
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(ignorable, "")
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("i\u0307", "i")
    .normalize("NFKC");
