import { data, redirect } from "react-router";
import { articleJsonLd, breadcrumbs, organization } from "#app/features/catalog/structured-data/page.ts";
import { articleMeta } from "#app/features/editorial/articles/article-meta.ts";
import { ArticlePage } from "#app/features/editorial/articles/article-page.tsx";
import { articleData } from "#app/features/editorial/articles/neighbors.ts";
import { structuredDataId } from "#app/lib/structured-data.ts";
import { articleHtml } from "#app/page-html/article-html.tsx";
import { servicesContext } from "#app/services-context.ts";
import { provideStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { allArticles, replacementOf } from "#app/texts/articles.ts";
import type { Route } from "./+types/article";

export function loader({ params, context }: Route.LoaderArgs) {
  const { config, staticHtml, texts } = context.get(servicesContext);
  const { siteUrl } = config;
  const replacement = replacementOf(`/blog/${params.id}`, texts().articles);
  if (replacement) throw redirect(`/blog/${replacement.slug}`);
  const all = allArticles(texts());
  const article = all.find(({ path }) => path === `/blog/${params.id}`);
  if (!article) throw data(null, { status: 404 });
  return {
    ...articleData(article, all),
    html: provideStaticHtml(staticHtml, articleHtml(article), [
      organization(siteUrl, config),
      articleJsonLd(article, siteUrl),
      breadcrumbs(siteUrl, ["Blog", "/blog"], [article.title, article.path]),
    ]),
    siteUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? articleMeta(loaderData.article, loaderData.siteUrl) : [];

/** One article, built-in or written by staff (docs/behavior/blog.md#article). */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-6 lg:py-10">
      <ArticlePage {...loaderData} />
      <StaticHtml id={structuredDataId} from={loaderData.html} />
    </div>
  );
}
