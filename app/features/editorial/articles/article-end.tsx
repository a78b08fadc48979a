import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ArrowRight from "@lucide/icons/icons/arrow-right";
import { Link } from "react-router";
import type { ArticleView } from "#app/texts/articles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ArticleDrawing } from "./article-drawing.tsx";

type Neighbors = { previous: ArticleView | null; next: ArticleView | null };

export function ArticleNeighbors({ previous, next }: Neighbors) {
  return (
    <nav aria-label="Next articles" className="grid border-y border-border-strong sm:grid-cols-2">
      {previous ? (
        <Link to={previous.path} rel="prev" className="group flex gap-4 py-6 sm:pr-8">
          <Icon icon={ArrowLeft} className="mt-1 size-5 shrink-0 transition-transform group-hover:-translate-x-1" />
          <span>
            <span className="kicker block">Previous</span>
            <span className="font-medium group-hover:underline">{previous.title}</span>
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link
          to={next.path}
          rel="next"
          className="group flex justify-end gap-4 border-border py-6 text-right not-first:max-sm:border-t sm:col-start-2 sm:border-l sm:pl-8"
        >
          <span>
            <span className="kicker block">Next</span>
            <span className="font-medium group-hover:underline">{next.title}</span>
          </span>
          <Icon icon={ArrowRight} className="mt-1 size-5 shrink-0 transition-transform group-hover:translate-x-1" />
        </Link>
      ) : null}
    </nav>
  );
}

export function RelatedArticles({ articles }: { articles: readonly ArticleView[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-6 text-2xl tracking-[-0.02em]">
        Related articles
      </h2>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {articles.map((article) => (
          <li key={article.path} className="group relative">
            <ArticleDrawing article={article} />
            <p className="kicker mt-3">
              {article.date} · {article.readTime}
            </p>
            <h3 className="mt-1 text-lg leading-snug">
              <Link to={article.path} className="after:absolute after:inset-0 group-hover:underline">
                {article.title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
