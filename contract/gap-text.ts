/** The most of a question or search that is kept. */
export const mostGapLetters = 200;

const address = /@/;
/** Seven digits and more with what stands between the groups of a number; a year or a model number is shorter. */
const phone = /(?:\d[\s().+/-]*){7,}/;

/**
 * What may be kept of a question or search that found nothing: one trimmed line of at most {@link mostGapLetters} letters.
 * Null for anything that may say who somebody is: what looks like an e-mail address or a telephone number is dropped whole.
 * Without a schema library: the browser asks before it sends.
 */
export function gapText(typed: string): string | null {
  const line = typed.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  if (line.length < 2 || address.test(line) || phone.test(line)) return null;
  return [...line].slice(0, mostGapLetters).join("").trim();
}
