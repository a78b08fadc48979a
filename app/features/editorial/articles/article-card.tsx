import ArrowRight from "@lucide/icons/icons/arrow-right";
import { Link } from "react-router";
import type { ArticleView } from "#app/texts/articles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ArticleDrawing, TagList } from "./article-parts.tsx";

/** docs/behavior/blog.md#list */
export function ArticleCard({ article }: { article: ArticleView }) {
  const href = article.path;
  return (
    <article className="grid items-start gap-x-8 gap-y-5 border-t border-border-strong py-8 sm:grid-cols-[5fr_7fr]">
      <Link to={href} tabIndex={-1} aria-hidden="true">
        <ArticleDrawing article={article} />
      </Link>
      <div>
        <p className="kicker">
          <time dateTime={article.isoDate}>{article.date}</time> · {article.readTime}
        </p>
        <h2 className="mt-2 text-2xl leading-tight tracking-[-0.02em]">
          <Link to={href} className="hover:underline">
            {article.title}
          </Link>
        </h2>
        <p className="mt-3 text-ink-soft">{article.excerpt}</p>
        <TagList tags={article.tags} className="mt-4" />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-base text-ink-soft">By {article.author}</p>
          <Link to={href} className="group inline-flex min-h-11 items-center gap-2 font-semibold hover:underline">
            Read More<span className="sr-only">: {article.title}</span>
            <Icon icon={ArrowRight} className="size-4 transition-transform group-hover:translate-x-1" />
          </Link>
        </div>
      </div>
    </article>
  );
}
