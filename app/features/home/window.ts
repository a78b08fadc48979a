/** docs/behavior/home.md#testimonials */
export const windowSize = 3;

/** Wraps at the end (docs/behavior/home.md#testimonials). @param start any whole number */
export function windowOf<Item>(items: readonly Item[], start: number): Item[] {
  const first = wrap(start, items.length);
  return [...items, ...items].slice(first, first + Math.min(windowSize, items.length));
}

export function wrap(index: number, length: number): number {
  return ((index % length) + length) % length;
}
