/**
 * Where the focus goes in a list; arrows go round.
 * @param now index of the focused element, -1 for none
 * @param arrows back and forward
 * @returns null when the key does nothing here
 */
export function focusTarget(
  key: string,
  now: number,
  count: number,
  [back, forward] = ["ArrowUp", "ArrowDown"],
): number | null {
  if (now < 0 || count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === forward) return (now + 1) % count;
  if (key === back) return (now - 1 + count) % count;
  return null;
}
