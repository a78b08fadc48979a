import { createElement } from "react";
import { data } from "react-router";
import { articleJsonLd, breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { organization } from "#app/features/catalog/structured-data/shop.ts";
import { ArticleNeighbors, RelatedArticles } from "#app/features/editorial/articles/article-end.tsx";
import { ArticleHead } from "#app/features/editorial/articles/article-head.tsx";
import { articleMeta } from "#app/features/editorial/articles/article-meta.ts";
import { articleById, articles, articleView } from "#app/features/editorial/articles/articles.ts";
import { articleComponents } from "#app/features/editorial/articles/mdx-components.tsx";
import { neighborsOf, relatedTo } from "#app/features/editorial/articles/neighbors.ts";
import { TagList } from "#app/features/editorial/articles/tag-list.tsx";
import { PressPatternDiagram } from "#app/features/support/diagrams/press-pattern-diagram.tsx";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderMdx } from "#app/static-html/render-mdx.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import { type PressPatternId, pressPatterns } from "#content/diagrams/press-patterns.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/article";

const components = articleComponents({
  PressPattern: ({ id }: { id: PressPatternId }) => createElement(PressPatternDiagram, { pattern: pressPatterns[id] }),
});

const bodyId = "article-body";

export function loader({ params, context }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const article = /^[1-9]\d*$/.test(params.id) ? articleById(Number(params.id)) : undefined;
  if (!article) throw data(null, { status: 404 });
  const { previous, next } = neighborsOf(articles, article.id);
  return {
    article: articleView(article),
    headings: article.headings,
    previous: previous && articleView(previous),
    next: next && articleView(next),
    related: relatedTo(articles, article.id, 3).map(articleView),
    parts: provideStaticHtml(staticHtml, {
      [bodyId]: renderMdx(article.Body, mdxProps, components),
      [structuredDataId]: structuredData([
        organization(config.siteUrl),
        articleJsonLd(article, config.siteUrl),
        breadcrumbs(config.siteUrl, [
          ["Blog", "/blog"],
          [article.title, `/blog/${article.id}`],
        ]),
      ]),
    }),
    siteUrl: config.siteUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? articleMeta(loaderData.article, loaderData.siteUrl) : [];

/**
 * One article (docs/behavior/blog.md#article): illustration, date, read time, author, body, tags, previous and next,
 * related.
 */
export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, headings, previous, next, related, parts } = loaderData;
  return (
    <div className="wrap py-6 lg:py-10">
      <article>
        <ArticleHead article={article} />
        <div className="mt-10 grid gap-x-12 gap-y-8 lg:mt-16 lg:grid-cols-12">
          <div className="lg:col-span-4" data-screen-only>
            <div className="lg:sticky lg:top-24">
              <TableOfContents label="In this article" entries={headings} />
            </div>
          </div>
          <div className="lg:col-span-8">
            <StaticHtml id={bodyId} html={parts[bodyId]} className="prose max-w-2xl text-lg" />
            <TagList tags={article.tags} className="mt-10" />
          </div>
        </div>
      </article>
      <div className="mt-14 grid gap-14" data-screen-only>
        <ArticleNeighbors previous={previous} next={next} />
        <RelatedArticles articles={related} />
      </div>
      <StaticHtml id={structuredDataId} html={parts[structuredDataId]} />
    </div>
  );
}
