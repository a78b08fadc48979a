/** How many items are shown at a time (docs/behavior/home.md#testimonials). */
export const windowSize = 3;

/**
 * The items that are shown at a time; behind the last one follows the first again.
 * @param start the index of the first that is shown: any whole number
 */
export function windowOf<Item>(items: readonly Item[], start: number): Item[] {
  const first = wrap(start, items.length);
  return [...items, ...items].slice(first, first + Math.min(windowSize, items.length));
}

/** An index within a list of a length, by any whole number: before the first item comes the last. */
export function wrap(index: number, length: number): number {
  return ((index % length) + length) % length;
}
