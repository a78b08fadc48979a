import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ArrowRight from "@lucide/icons/icons/arrow-right";
import { StaticHtml, type StaticHtmlData } from "#app/static-html/static-html.tsx";
import type { ArticleView } from "#app/texts/articles.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import { ArticleDrawing, TagList } from "./article-parts.tsx";
import type { ArticleData } from "./neighbors.ts";

export const articleBodyId = "article-body";

type ArticlePageProps = ArticleData & { html: StaticHtmlData };

/** docs/behavior/blog.md#article @param html the body */
export function ArticlePage({ article, headings, previous, next, related, html }: ArticlePageProps) {
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <div className="mt-10 grid gap-x-12 gap-y-8 lg:mt-16 lg:grid-cols-12">
          <TableOfContents label="In this article" entries={headings} />
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
              <PageLink to="/" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                Home
              </PageLink>
            </li>
            <li aria-hidden="true">/</li>
            <li>
              <PageLink to="/blog" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                Blog
              </PageLink>
            </li>
          </ol>
        </nav>
        <h1 className="text-title">{article.title}</h1>
        <p className="mt-5 text-lg text-ink-soft">{article.excerpt}</p>
        <p className="kicker mt-6">
          <span>{`By ${article.author}${article.authorRole === "" ? "" : `, ${article.authorRole}`} · `}</span>
          <time dateTime={article.isoDate}>{article.date}</time> · <span>{article.readTime}</span>
        </p>
      </div>
      <ArticleDrawing article={article} className="rounded-3xl lg:col-span-6" />
    </header>
  );
}

function ArticleNeighbors({ previous, next }: Pick<ArticleData, "previous" | "next">) {
  return (
    <nav aria-label="Next articles" className="grid border-y border-border-strong sm:grid-cols-2">
      {previous ? (
        <PageLink to={previous.path} rel="prev" className="group flex gap-4 py-6 sm:pr-8">
          <Icon icon={ArrowLeft} className="mt-1 size-5 shrink-0 transition-transform group-hover:-translate-x-1" />
          <span>
            <span className="kicker block">Previous</span>
            <span className="font-medium group-hover:underline">{previous.title}</span>
          </span>
        </PageLink>
      ) : null}
      {next ? (
        <PageLink
          to={next.path}
          rel="next"
          className="group flex justify-end gap-4 border-border py-6 text-right not-first:max-sm:border-t sm:col-start-2 sm:border-l sm:pl-8"
        >
          <span>
            <span className="kicker block">Next</span>
            <span className="font-medium group-hover:underline">{next.title}</span>
          </span>
          <Icon icon={ArrowRight} className="mt-1 size-5 shrink-0 transition-transform group-hover:translate-x-1" />
        </PageLink>
      ) : null}
    </nav>
  );
}

function RelatedArticles({ articles }: { articles: ArticleData["related"] }) {
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
            <p className="kicker mt-3">{`${article.date} · ${article.readTime}`}</p>
            <h3 className="mt-1 text-lg leading-snug">
              <PageLink to={article.path} className="after:absolute after:inset-0 group-hover:underline">
                {article.title}
              </PageLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
