/** Whether two words differ by at most so many letters missing, added, replaced or swapped. */
function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? 0) <= most;
}

/** Shorter words have too many neighbors. */
const minLength = 5;

/**
 * The word that a misspelled one was meant to be, or undefined. A mistake is seldom in the first letter: "found" isn't
 * "sound".
 * @param most how many letters a word may differ by
 */
export function meantBy(
  misspelled: string,
  words: Iterable<string>,
  most = misspelled.length < 8 ? 1 : 2,
): string | undefined {
  if (misspelled.length < minLength) return undefined;
  const near = [...words].filter((word) => word[0] === misspelled[0] && word.length >= minLength);
  return near.find((word) => isNear(misspelled, word, 1)) ?? near.find((word) => isNear(misspelled, word, most));
}
