import { type Article, type ArticleView, articleView } from "#app/texts/articles.ts";

type Filed = { path: string; tags: readonly string[] };

/** The articles before and after one, null at the ends. @param all newest first */
export function neighborsOf<T extends Filed>(all: readonly T[], path: string): { previous: T | null; next: T | null } {
  const index = all.findIndex((article) => article.path === path);
  if (index < 0) return { previous: null, next: null };
  return { previous: all[index + 1] ?? null, next: all[index - 1] ?? null };
}

/** Those that share the most tags with one. Neighbors, linked anyway, come last. @param all newest first */
export function relatedTo<T extends Filed>(all: readonly T[], path: string, count: number): readonly T[] {
  const article = all.find((each) => each.path === path);
  if (!article) return [];
  const { previous, next } = neighborsOf(all, path);
  const near = (other: T): number => (other === previous || other === next ? 1 : 0);
  const shared = (other: T): number => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return all
    .filter((other) => other.path !== path && shared(other) > 0)
    .toSorted((a, b) => near(a) - near(b) || shared(b) - shared(a))
    .slice(0, count);
}

/** What an article's page shows besides its body. */
export type ArticleData = {
  readonly article: ArticleView;
  readonly headings: Article["headings"];
  /** Null for the oldest. */
  readonly previous: ArticleView | null;
  /** Null for the newest. */
  readonly next: ArticleView | null;
  readonly related: readonly ArticleView[];
};

/** Gives what an article's page shows besides its body. @param all newest first */
export function articleData(article: Article, all: readonly Article[]): ArticleData {
  const { previous, next } = neighborsOf(all, article.path);
  return {
    article: articleView(article),
    headings: article.headings,
    previous: previous && articleView(previous),
    next: next && articleView(next),
    related: relatedTo(all, article.path, 3).map(articleView),
  };
}
