/** docs/behavior/home.md#testimonials */
export const windowSize = 3;

/** Wraps at the end (docs/behavior/home.md#testimonials). @param start any whole number */
export function windowOf<Item>(items: readonly Item[], start: number, size = windowSize): Item[] {
  return Array.from({ length: Math.min(size, items.length) }, (_, offset) => {
    const item = items[wrap(start + offset, items.length)];
    if (item === undefined) throw new Error("an empty list has no window");
    return item;
  });
}

export function wrap(index: number, length: number): number {
  return ((index % length) + length) % length;
}
