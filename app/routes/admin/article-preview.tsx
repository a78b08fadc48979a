import { data } from "react-router";
import { ArticlePage } from "#app/features/editorial/articles/article-page.tsx";
import { articleData } from "#app/features/editorial/articles/neighbors.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { articleHtml } from "#app/page-html/article-html.tsx";
import { pageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { allArticles, staffArticle } from "#app/texts/articles.ts";
import { articlesText as text } from "#content/admin-articles.ts";
import { freeText } from "#contract/page-query.ts";
import type { Route } from "./+types/article-preview";

export const handle = { private: true, noChat: true, query: { code: freeText(700) } } satisfies PageHandle;

const previewId = "article-preview";

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const draft = await services.articlePreview(requestQuery(handle.query, url).get("code") ?? "");
  if (!draft) throw data(null, { status: 404 });
  const article = staffArticle(draft);
  const others = allArticles(services.texts()).filter(({ path }) => path !== article.path);
  const page = { title: text.previewTitle(draft.title), description: draft.excerpt, index: false };
  // As the article's page has it, rendered here: its script stays in that page's file.
  const html = renderStaticHtml({
    [previewId]: (
      <>
        <p role="note" className="mb-6 rounded-2xl border border-border bg-wash px-5 py-4">
          {text.previewNote}
        </p>
        <ArticlePage {...articleData(article, [article, ...others])} html={articleHtml(article)} />
      </>
    ),
  });
  return pageData(context, { ...page, path: "/admin/articles/preview" }, html);
}

export const meta = pageHead;

/** docs/staff.md */
export default function ArticlePreview({ loaderData }: Route.ComponentProps) {
  return <StaticHtml id={previewId} from={loaderData.html} className="wrap py-6 lg:py-10" />;
}
