/**
 * docs/behavior/home.md#faq: arrows go round.
 * @param now index of the focused heading, -1 for none
 * @returns null when the key does nothing here
 */
export function focusTarget(key: string, now: number, count: number): number | null {
  if (now < 0 || count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowDown") return (now + 1) % count;
  if (key === "ArrowUp") return (now - 1 + count) % count;
  return null;
}
