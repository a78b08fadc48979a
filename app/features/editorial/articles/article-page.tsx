import { Link } from "react-router";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import type { StaticHtmlData } from "#app/static-html/static-html-data.ts";
import type { ArticleView } from "#app/texts/articles.ts";
import { TableOfContents, type TableOfContentsEntry } from "#app/ui/table-of-contents.tsx";
import { ArticleDrawing } from "./article-drawing.tsx";
import { ArticleNeighbors, RelatedArticles } from "./article-end.tsx";
import { TagList } from "./tag-list.tsx";

export const articleBodyId = "article-body";

/** docs/behavior/blog.md#article @param html the body */
export function ArticlePage({
  article,
  headings,
  previous,
  next,
  related,
  html,
}: {
  article: ArticleView;
  headings: readonly TableOfContentsEntry[];
  previous: ArticleView | null;
  next: ArticleView | null;
  related: readonly ArticleView[];
  html: StaticHtmlData;
}) {
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <div className="mt-10 grid gap-x-12 gap-y-8 lg:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-4" data-screen-only>
            <div className="lg:sticky lg:top-24">
              <TableOfContents label="In this article" entries={headings} />
            </div>
          </div>
          <div className="lg:col-span-8">
            <StaticHtml id={articleBodyId} from={html} className="prose max-w-2xl text-lg" />
            <TagList tags={article.tags} className="mt-10" />
          </div>
        </div>
      </article>
      <div className="mt-14 grid gap-14" data-screen-only>
        <ArticleNeighbors previous={previous} next={next} />
        <RelatedArticles articles={related} />
      </div>
    </>
  );
}

function ArticleHead({ article }: { article: ArticleView }) {
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
