import type { BlogPosting, BreadcrumbList, FAQPage } from "schema-dts";
import type { Article } from "#app/texts/articles.ts";
import { locale } from "#content/format.ts";
import { shopId } from "./shop.ts";

/** The way from home to a page. @param trail name and path of each step after home */
export function breadcrumbs(
  siteUrl: string,
  trail: readonly (readonly [name: string, path: string])[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"] as const, ...trail].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

export function faqPage(items: readonly { question: string; answer: string }[]): readonly FAQPage[] {
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}

type ArticleFacts = Pick<Article, "path" | "title" | "excerpt" | "isoDate" | "modified" | "tags"> & {
  readonly illustrationType: string;
};

/** Its author is given as the shop: the bylines are samples (content/blog/authors.ts). */
export function articleJsonLd(article: ArticleFacts, siteUrl: string): BlogPosting {
  const url = siteUrl + article.path;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: article.isoDate,
    dateModified: article.modified,
    inLanguage: locale,
    keywords: [...article.tags],
    image: `${siteUrl}/images/share/${article.illustrationType}.jpg`,
    author: { "@id": shopId(siteUrl) },
    publisher: { "@id": shopId(siteUrl) },
  };
}
