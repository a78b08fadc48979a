import { Link } from "react-router";
import type { ArticleView } from "#app/texts/articles.ts";
import { ArticleDrawing } from "./article-drawing.tsx";

export function ArticleHead({ article }: { article: ArticleView }) {
  return (
    <header className="grid items-end gap-8 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <nav aria-label="Breadcrumb" className="kicker mb-5">
          <ol className="flex flex-wrap items-center gap-x-2">
            <li>
              <Link to="/" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                Home
              </Link>
            </li>
            <li aria-hidden="true">/</li>
            <li>
              <Link to="/blog" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                Blog
              </Link>
            </li>
          </ol>
        </nav>
        <h1 className="text-title">{article.title}</h1>
        <p className="mt-5 text-lg text-ink-soft">{article.excerpt}</p>
        <p className="kicker mt-6">
          By {article.author}
          {article.authorRole === "" ? null : `, ${article.authorRole}`} ·{" "}
          <time dateTime={article.isoDate}>{article.date}</time> · {article.readTime}
        </p>
      </div>
      <ArticleDrawing article={article} className="rounded-3xl lg:col-span-6" />
    </header>
  );
}
