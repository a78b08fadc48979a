type Filed = { path: string; tags: readonly string[] };

/** The articles before and after one, null at the ends. @param all newest first */
export function neighborsOf<T extends Filed>(all: readonly T[], path: string): { previous: T | null; next: T | null } {
  const index = all.findIndex((article) => article.path === path);
  if (index < 0) return { previous: null, next: null };
  return { previous: all[index + 1] ?? null, next: all[index - 1] ?? null };
}

/**
 * The articles that share the most tags with one. Its neighbors are linked anyway, so they come last.
 * @param all newest first
 */
export function relatedTo<T extends Filed>(all: readonly T[], path: string, count: number): readonly T[] {
  const one = all.find((article) => article.path === path);
  if (!one) return [];
  const { previous, next } = neighborsOf(all, path);
  const near = (article: T): number => (article === previous || article === next ? 1 : 0);
  const shared = (article: T): number => article.tags.filter((tag) => one.tags.includes(tag)).length;
  return all
    .filter((article) => article.path !== path && shared(article) > 0)
    .toSorted((a, b) => near(a) - near(b) || shared(b) - shared(a))
    .slice(0, count);
}
