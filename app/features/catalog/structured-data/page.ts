import type { BlogPosting, BreadcrumbList, FAQPage, Organization, SearchAction, WebSite } from "schema-dts";
import type { Article } from "#app/texts/articles.ts";
import { facts } from "#content/catalog/facts.ts";
import { locale } from "#content/format.ts";
import { site } from "#content/site.ts";
import type { PublicConfig } from "#contract/services.ts";

/** Other entities refer to it. */
export const shopId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The shop as a seller. @param config names the address of the support, the place and the profiles */
export function organization(
  siteUrl: string,
  { emails: { support }, place }: Pick<PublicConfig, "emails" | "place">,
): Organization {
  return {
    "@type": "OnlineStore",
    "@id": shopId(siteUrl),
    name: site.name,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    description: site.description,
    email: support,
    address: {
      "@type": "PostalAddress",
      addressLocality: place.city,
      ...(place.region ? { addressRegion: place.region } : {}),
      ...(place.postalCode ? { postalCode: place.postalCode } : {}),
      addressCountry: place.country,
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: support,
      url: `${siteUrl}/contact`,
    },
    ...(place.profiles.length > 0 ? { sameAs: place.profiles.map(({ href }) => href) } : {}),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: place.country,
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: facts.shop.returnDays,
      returnMethod: "https://schema.org/ReturnByMail",
      merchantReturnLink: `${siteUrl}/return-policy`,
    },
  };
}

export function webSite(siteUrl: string): WebSite {
  // Google reads `query-input`, which the types of schema.org don't have.
  const search: SearchAction & { "query-input": string } = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: site.name,
    url: siteUrl,
    description: site.tagline,
    inLanguage: locale,
    publisher: { "@id": shopId(siteUrl) },
    potentialAction: search,
  };
}

/** The way from home to a page. @param trail name and path of each step after home */
export function breadcrumbs(
  siteUrl: string,
  ...trail: readonly (readonly [name: string, path: string])[]
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
