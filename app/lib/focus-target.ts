/**
 * Where a key takes the focus in a list of controls: Home and End to its ends, arrows to the neighbor, and round at the ends.
 * @param key as `KeyboardEvent.key` names it
 * @param now index of the focused control, -1 for none
 * @param count how many controls the list has
 * @param arrows the keys that go back and forward; up and down where they are left out
 * @returns the index of the control to focus, or null when the key does nothing here
 */
export function focusTarget(
  key: string,
  now: number,
  count: number,
  arrows: readonly [back: string, forward: string] = ["ArrowUp", "ArrowDown"],
): number | null {
  const [back, forward] = arrows;
  if (now < 0 || count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === forward) return (now + 1) % count;
  if (key === back) return (now - 1 + count) % count;
  return null;
}
