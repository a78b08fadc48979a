import { rssDate } from "#app/lib/iso-date.ts";
import { element, xmlResponse, xmlText } from "#app/lib/xml.ts";
import { servicesContext } from "#app/services-context.ts";
import { allArticles } from "#app/texts/articles.ts";
import { meta } from "#content/meta.ts";
import type { Route } from "./+types/feed";

/** RSS 2.0, newest first. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, texts } = context.get(servicesContext);
  const { siteUrl } = config;
  const articles = allArticles(texts());
  const items = articles.map((article) => {
    const url = siteUrl + article.path;
    return element("item", [
      element("title", article.title),
      element("link", url),
      `<guid isPermaLink="true">${xmlText(url)}</guid>`,
      element("pubDate", rssDate(article.isoDate)),
      element("description", article.excerpt),
      ...article.tags.map((tag) => element("category", tag)),
    ]);
  });
  const channel = element("channel", [
    element("title", "InCard: Tracking Technology Insights"),
    element("link", `${siteUrl}/blog`),
    element("description", meta["/blog"].description),
    element("language", "en-us"),
    ...(articles[0] ? [element("lastBuildDate", rssDate(articles[0].isoDate))] : []),
    `<atom:link href="${xmlText(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]);
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`,
    "application/rss+xml",
  );
}
