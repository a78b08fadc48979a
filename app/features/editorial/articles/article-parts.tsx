import type { ArticleView } from "#app/texts/articles.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Sprite } from "#app/ui/sprite.tsx";
import { blogHref } from "./listing.ts";

type ArticleDrawingProps = { article: Pick<ArticleView, "illustrationType">; className?: string };

/** The drawing that stands for an article, without a text of its own. */
export function ArticleDrawing({ article, className = "rounded-2xl" }: ArticleDrawingProps) {
  return (
    <Sprite
      sheet="blog"
      drawing={article.illustrationType}
      width={640}
      height={400}
      className={`h-auto w-full border border-border bg-wash ${className}`}
    />
  );
}

type TagListProps = { tags: readonly string[]; current?: string | null; q?: string; className?: string };

/** @param current the tag that the list shows now; following it again shows all articles */
export function TagList({ tags, current = null, q, className = "" }: TagListProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink
            to={blogHref({ tag: tag === current ? null : tag, ...(q ? { q } : {}) })}
            aria-current={tag === current ? "true" : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-border px-3.5 text-base text-ink-soft hover:border-ink hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper sm:min-h-8 sm:text-sm"
          >
            {tag}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
