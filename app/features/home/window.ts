/** This many stand side by side (docs/behavior/home.md#testimonials). */
export const windowSize = 3;

/**
 * The consecutive items that a window shows; it wraps at the end (docs/behavior/home.md#testimonials).
 * @param start index of the first; any whole number, wrapped into the list
 */
export function windowOf<Item>(items: readonly Item[], start: number, size = windowSize): Item[] {
  return Array.from({ length: Math.min(size, items.length) }, (_, offset) => {
    const item = items[wrap(start + offset, items.length)];
    if (item === undefined) throw new Error("an empty list has no window");
    return item;
  });
}

/** An index brought back into a list of `length`. */
export function wrap(index: number, length: number): number {
  return ((index % length) + length) % length;
}
