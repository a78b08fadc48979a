import { expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { builtInPlace, placeholderEmails } from "#content/site.ts";
import { articleJsonLd, breadcrumbs, faqPage, organization, shopId, webSite } from "./page.ts";

const siteUrl = "https://shop.example";

test("search engines read who sells, where to ask, and how long things may be sent back", () => {
  expect(organization(siteUrl, { emails: placeholderEmails, place: builtInPlace })).toMatchObject({
    "@type": "OnlineStore",
    "@id": shopId(siteUrl),
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    address: { "@type": "PostalAddress" },
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: `${siteUrl}/contact` },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: facts.shop.returnDays,
      returnMethod: "https://schema.org/ReturnByMail",
      merchantReturnLink: `${siteUrl}/return-policy`,
    },
  });
});

test("the site has a search of its own", () => {
  expect(webSite(siteUrl)).toMatchObject({
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    inLanguage: "en-US",
    publisher: { "@id": shopId(siteUrl) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
});

test("the way to a page begins at home", () => {
  expect(breadcrumbs(siteUrl, ["Blog", "/blog"])).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
      { "@type": "ListItem", position: 2, name: "Blog", item: `${siteUrl}/blog` },
    ],
  });
});

test("questions of a page are questions with answers; a page without any has none", () => {
  expect(faqPage([])).toEqual([]);
  expect(faqPage([{ question: "Q?", answer: "A." }])).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Q?", acceptedAnswer: { "@type": "Answer", text: "A." } }],
    },
  ]);
});

test("an article is the shop's", () => {
  const article = {
    path: "/blog/7",
    title: "T",
    excerpt: "E",
    isoDate: "2026-01-01",
    modified: "2026-01-02",
    tags: ["one"],
    illustrationType: "map",
  };
  expect(articleJsonLd(article, siteUrl)).toEqual({
    "@type": "BlogPosting",
    "@id": `${siteUrl}/blog/7#article`,
    headline: "T",
    description: "E",
    url: `${siteUrl}/blog/7`,
    mainEntityOfPage: `${siteUrl}/blog/7`,
    datePublished: "2026-01-01",
    dateModified: "2026-01-02",
    inLanguage: "en-US",
    keywords: ["one"],
    image: `${siteUrl}/images/share/map.jpg`,
    author: { "@id": shopId(siteUrl) },
    publisher: { "@id": shopId(siteUrl) },
  });
});
