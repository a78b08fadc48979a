import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/lib/page-meta.ts";
import type { ArticleView } from "#app/texts/articles.ts";

/** Search results cut longer titles, so the shop's name stands behind short ones only. */
const maxTitleLength = 60;
const brand = " | InCard";

/** The head's link to the feed of the blog. @param siteUrl the canonical origin */
export const feedLink = (siteUrl: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: "InCard blog",
  href: `${siteUrl}/feed.xml`,
});

/**
 * The head of an article's page: that of any page, with the date, the Markdown alternate and the drawing as share image.
 * @param siteUrl the canonical origin
 */
export function articleMeta(article: ArticleView, siteUrl: string): MetaDescriptor[] {
  const title = article.title.length + brand.length <= maxTitleLength ? article.title + brand : article.title;
  const page = pageMeta({ title, description: article.excerpt, path: article.path }, siteUrl, article.illustrationType);
  return [
    ...page.filter((tag) => !("property" in tag && (tag.property === "og:type" || tag.property === "og:title"))),
    { property: "og:title", content: article.title },
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: article.isoDate },
    ...article.tags.map((tag) => ({ property: "article:tag", content: tag })),
    { tagName: "link", rel: "alternate", type: "text/markdown", href: `${siteUrl}${article.path}.md` },
    feedLink(siteUrl),
  ];
}
