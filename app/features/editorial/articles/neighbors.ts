type Filed = { id: number; tags: readonly string[] };

/**
 * The articles before and after one.
 * @param all newest first
 * @returns null at the ends
 */
export function neighborsOf<T extends Filed>(all: readonly T[], id: number): { previous: T | null; next: T | null } {
  const index = all.findIndex((article) => article.id === id);
  if (index < 0) return { previous: null, next: null };
  return { previous: all[index + 1] ?? null, next: all[index - 1] ?? null };
}

/**
 * Articles that share the most tags with one, newer first among equals. Its neighbors are linked anyway, so they come
 * last.
 * @param all newest first
 */
export function relatedTo<T extends Filed>(all: readonly T[], id: number, count: number): readonly T[] {
  const one = all.find((article) => article.id === id);
  if (!one) return [];
  const { previous, next } = neighborsOf(all, id);
  const near = (article: T): number => (article === previous || article === next ? 1 : 0);
  const shared = (article: T): number => article.tags.filter((tag) => one.tags.includes(tag)).length;
  return all
    .filter((article) => article.id !== id && shared(article) > 0)
    .toSorted((a, b) => near(a) - near(b) || shared(b) - shared(a))
    .slice(0, count);
}
