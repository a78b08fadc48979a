const wordsPerMinute = 220;

/** docs/behavior/blog.md#article */
export function readTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
