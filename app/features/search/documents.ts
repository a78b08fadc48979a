import { partsOf, wordsOf } from "#app/lib/element-markdown.ts";
import { allArticles } from "#app/texts/articles.ts";
import { disableGuides, manualSections } from "#app/texts/manual-texts.ts";
import { policies } from "#app/texts/policies.ts";
import { type Offers, offersOf } from "#content/catalog/offers.ts";
import { presentation, productSlugs } from "#content/catalog/presentation.ts";
import { contactQuestions } from "#content/contact.ts";
import { type FaqItem, questionAddress } from "#content/home/faq.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { carbonFinderPageOf } from "#content/products/carbon-finder.ts";
import type { Chapter } from "#content/products/chapters.ts";
import { incardFinderPageOf } from "#content/products/incard-finder.ts";
import { type MetaRoute, metaOf } from "#content/products/meta.ts";
import type { SpecGroup } from "#content/products/specifications.ts";
import { tagigoPageOf } from "#content/products/tagigo.ts";
import { certifications } from "#content/regulatory/certifications.ts";
import type { SearchKind } from "#content/search.ts";
import { pageWords, productWords } from "#content/search-words.ts";
import type { Product } from "#contract/product.ts";
import type { LegalFlags } from "#contract/services.ts";
import { helpDocuments } from "./help-documents.ts";
import { plainComponents } from "./plain-components.tsx";
import type { SearchDocument, SearchSource, SearchTexts } from "./search-source.ts";

const rowsOf = (groups: readonly SpecGroup[]): string =>
  groups.flatMap(({ rows }) => rows.map(({ label, value }) => `${label} ${value}`)).join(". ");

const pagesOfProducts = (offers: Offers) => ({
  "incard-finder": incardFinderPageOf(offers),
  tagigo: tagigoPageOf(offers),
  "carbon-finder": carbonFinderPageOf(offers),
});

const chaptersOf = ({ lead, chapters }: { lead: string; chapters: readonly Chapter[] }): string =>
  [lead, ...chapters.flatMap(({ title, text }) => [title, ...text])].join(" ");

function productDocuments(products: readonly Product[], offers: Offers): readonly SearchSource[] {
  const pages = pagesOfProducts(offers);
  return productSlugs.map((slug) => {
    const { name, path, tagline, catalogId } = presentation[slug];
    const product = products.find(({ id }) => id === catalogId);
    const page = pages[slug];
    const text = [page.lead, chaptersOf(page.overview), ...(product?.features ?? []), rowsOf(page.specs)].join(" ");
    return {
      kind: "product",
      address: path,
      title: name,
      summary: product?.description ?? tagline,
      tags: `${tagline} ${productWords[slug]}`,
      text,
    };
  });
}

const listed: readonly MetaRoute[] = [
  "/products/tagigo-g",
  "/product-comparison",
  "/product-details",
  "/buy-now",
  "/compatibility",
  "/coach",
  "/troubleshooter",
  "/found",
  "/support/disable",
  "/hand-over",
  "/support",
  "/contact",
  "/shipping",
  "/regulatory",
  "/accessibility",
  "/blog",
];

const words: Partial<Record<MetaRoute, string>> = pageWords;

const pageDocuments = (sellsInEu: boolean, offers: Offers): readonly SearchSource[] =>
  [...listed, ...(sellsInEu ? (["/withdrawal", "/imprint"] as const) : [])].map((address) => {
    const { title, description } = metaOf(offers)[address];
    const kind: SearchKind = address.startsWith("/products/") ? "product" : "page";
    const tags = words[address] ?? "";
    return { kind, address, title: title.replace(/ \| .*$/, ""), summary: description, tags, text: "" };
  });

const certificationDocuments = (): readonly SearchSource[] =>
  certifications.map((certification) => ({
    kind: "page",
    address: `/regulatory#${certification.slug}`,
    title: `${certification.scheme} certification of ${certification.productName}`,
    summary: `${certification.fullName}. ${certification.region}.`,
    tags: `certificate regulatory ${certification.models.join(" ")}`,
    text: certification.covers,
  }));

/** @param linked whether the page has an anchor for each question */
const questions = (page: string, about: string, items: readonly FaqItem[], linked = false): readonly SearchSource[] =>
  items.map(({ question, answer }) => ({
    kind: "question",
    address: linked ? questionAddress(page, question) : page,
    title: question.includes(about) ? question : `${question} (${about})`,
    summary: answer,
    tags: about,
    text: "",
  }));

function questionDocuments({ buyers, owners }: SearchTexts["faq"]): readonly SearchSource[] {
  const all = [
    ...questions(manualAddress("incard-finder", "faq"), "InCard Finder", owners["incard-finder"]),
    ...questions("/products/tagigo?manual=true#manual", "Tagigo", owners.tagigo),
    ...questions("/products/carbon-finder?tab=faq", "Carbon Finder", owners["carbon-finder"], true),
    ...productSlugs.flatMap((slug) => questions(`/products/${slug}`, presentation[slug].name, buyers[slug], true)),
    ...contactQuestions.map(
      (item): SearchSource => ({
        kind: "question",
        address: item.link.href,
        title: item.question,
        summary: item.answer,
        tags: "contact",
        text: "",
      }),
    ),
  ];
  // The same question is on several pages: the first, most specific one is indexed.
  return all.filter(
    (source, index) => all.findIndex(({ title, tags }) => title === source.title && tags === source.tags) === index,
  );
}

const textDocuments = (texts: SearchTexts): readonly SearchSource[] => [
  ...manualSections.map(
    (section): SearchSource => ({
      kind: "manual",
      address: section.address,
      title: section.title.includes(section.productName) ? section.title : `${section.title} (${section.productName})`,
      summary: section.summary,
      tags: `manual ${section.productName}`,
      text: wordsOf(section.body(plainComponents)),
    }),
  ),
  ...disableGuides.map(
    (guide): SearchSource => ({
      kind: "support",
      address: guide.address,
      title: guide.title,
      summary: guide.summary,
      tags: "disable switch off stop unknown tracker moving with me following",
      text: wordsOf(guide.body(plainComponents)),
    }),
  ),
  ...allArticles(texts).map(
    (article): SearchSource => ({
      kind: "article",
      address: article.path,
      title: article.title,
      summary: article.excerpt,
      tags: article.tags.join(" "),
      text: wordsOf(article.body(plainComponents)),
    }),
  ),
  ...policies.flatMap((policy) =>
    partsOf(policy.body(plainComponents)).map(
      (part): SearchSource => ({
        kind: "policy",
        address: part.id ? `${policy.path}#${part.id}` : policy.path,
        title: part.heading ? `${policy.title}: ${part.heading}` : policy.title,
        summary: part.heading ? `${part.text.slice(0, 140).replace(/\s+\S*$/, "")}…` : policy.description,
        tags: policy.title,
        text: part.text,
      }),
    ),
  ),
];

/** Everything that the search finds. @param products the live catalog @param texts what staff may change */
export function searchDocuments(
  products: readonly Product[],
  { sellsInEu, priorPriceRule }: LegalFlags,
  texts: SearchTexts,
): readonly SearchDocument[] {
  const offers = offersOf(products, priorPriceRule);
  return [
    ...productDocuments(products, offers),
    ...pageDocuments(sellsInEu, offers),
    ...textDocuments(texts),
    ...questionDocuments(texts.faq),
    ...certificationDocuments(),
    ...helpDocuments(),
  ].map((found, id) => ({ id, ...found }));
}
