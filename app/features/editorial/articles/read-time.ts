/** Words that an adult reads in a minute, on a screen, with things to remember. */
const wordsPerMinute = 220;

/** How long a text takes to read (docs/behavior/blog.md#article). At least one minute. */
export function readTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
