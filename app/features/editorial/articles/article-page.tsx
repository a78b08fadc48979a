import { StaticHtml } from "#app/static-html/static-html.tsx";
import type { StaticHtmlData } from "#app/static-html/static-html-data.ts";
import type { ArticleView } from "#app/texts/articles.ts";
import { TableOfContents, type TableOfContentsEntry } from "#app/ui/table-of-contents.tsx";
import { ArticleNeighbors, RelatedArticles } from "./article-end.tsx";
import { ArticleHead } from "./article-head.tsx";
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
