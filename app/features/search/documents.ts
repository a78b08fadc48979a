import { partsOf, wordsOf } from "#app/lib/element-markdown.ts";
import { allArticles } from "#app/texts/articles.ts";
import { disableGuides, manualSections } from "#app/texts/manual-texts.ts";
import { allPolicies } from "#app/texts/policies.ts";
import { airTagComparisonOf, airTagTables, airTagTitle } from "#content/catalog/airtag-comparison.ts";
import { homeComparisonOf } from "#content/catalog/comparison.ts";
import { type Offers, offersOf } from "#content/catalog/offers.ts";
import { coachMeta } from "#content/coach/coach.ts";
import { coachProcedures } from "#content/coach/devices.ts";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { limitsOf } from "#content/compatibility/trackers.ts";
import { contactQuestions } from "#content/contact.ts";
import { type FaqItem, questionAddress } from "#content/faq-items.ts";
import { foundAddress, foundDevices } from "#content/found/devices.ts";
import { handOverAddress, handOverMeta, handOverSheets } from "#content/hand-over.ts";
import { manualAddress, manualHashes } from "#content/manuals/manuals.ts";
import { manualStart } from "#content/manuals/sections.ts";
import { type MetaRoute, metaOf } from "#content/meta.ts";
import { productRecords } from "#content/products/records.ts";
import type { SpecGroup } from "#content/products/specifications.ts";
import { type ProductSlug, presentation, productSlugs } from "#content/products.ts";
import { certificationsWith } from "#content/regulatory/certifications.ts";
import type { SearchKind } from "#content/search.ts";
import { coachWords, guideWords, pageWords } from "#content/search-words.ts";
import { trackers } from "#content/trackers.ts";
import { topics } from "#content/troubleshooter/topics.ts";
import type { Product } from "#contract/product.ts";
import type { ShopEmails, TextFlags } from "#contract/services.ts";
import { noSiteTexts, type SiteTexts } from "#contract/site-texts.ts";
import type { SearchDocument } from "./find.ts";
import { articleText, type Text } from "./markdown-alternates.ts";
import { plainComponents } from "./plain-components.tsx";

/** The same objects until something changes. */
export type SearchTexts = {
  readonly faq: {
    readonly buyers: Readonly<Record<ProductSlug, readonly FaqItem[]>>;
    readonly owners: Readonly<Record<ProductSlug, readonly FaqItem[]>>;
  };
  readonly articles: SiteTexts["articles"];
  /** What the owner entered of the approvals. */
  readonly certificates?: SiteTexts["settings"]["certificates"];
  /** Left out where nobody published any. */
  readonly policies?: SiteTexts["policies"];
};

type SearchSource = Omit<SearchDocument, "id" | "text"> & Partial<Pick<SearchDocument, "text">>;

const rowsOf = (groups: readonly SpecGroup[]): string =>
  groups.flatMap(({ rows }) => rows.map(({ label, value }) => `${label} ${value}`)).join(". ");

function productDocuments(products: readonly Product[], offers: Offers): readonly SearchSource[] {
  return productSlugs.map((slug) => {
    const { name, path, tagline, catalogId } = presentation[slug];
    const product = products.find(({ id }) => id === catalogId);
    const { page, searchWords } = productRecords[slug];
    const { lead, overview, specs } = page(offers);
    const chapters = overview.chapters.flatMap(({ title, text }) => [title, ...text]);
    return {
      kind: "product",
      address: path,
      title: name,
      summary: product?.description ?? tagline,
      tags: `${tagline} ${searchWords}`,
      text: [lead, overview.lead, ...chapters, ...(product?.features ?? []), rowsOf(specs)].join(" "),
    };
  });
}

/** Pages of trackers that aren't the page of their product. */
const otherTrackers = trackers.filter(({ id, product }) => id !== product);

const listed: readonly MetaRoute[] = [
  ...otherTrackers.map(({ id }) => `/products/${id}` as const),
  "/product-comparison",
  "/product-details",
  "/buy-now",
  "/compatibility",
  "/coach",
  "/troubleshooter",
  "/found",
  "/found/lost",
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
    const kind = address.startsWith("/products/") ? "product" : "page";
    return { kind, address, title: withoutShop(title), summary: description, tags: words[address] ?? "" };
  });

/** The comparison on home, which alone speaks of other makers' cards. */
function homeComparisonDocument(offers: Offers): SearchSource {
  const { columns, rows } = homeComparisonOf(offers);
  const [ours = "", ...others] = columns;
  return {
    kind: "page",
    address: "/#compare",
    title: `${ours} beside ${others.join(" and ")}`,
    summary: "Network, phones, thickness, battery, water and price in one table, with what each does better.",
    tags: `${others.join(" ")} compare versus`,
    text: rows.map(({ label, cells }) => `${label} ${cells.join(" ")}`).join(" "),
  };
}

const airTagDocuments = (offers: Offers): readonly SearchSource[] =>
  airTagTables.map(({ address, slugs }) => ({
    kind: "page",
    address,
    title: airTagTitle(slugs),
    summary: "Network, phones, size, battery, water and price in one table, with what each does better.",
    tags: "airtag air tag apple compare versus",
    text: airTagComparisonOf(offers, slugs)
      .rows.map(({ label, cells }) => `${label} ${cells.join(" ")}`)
      .join(" "),
  }));

const certificationDocuments = ({ certificates = null }: Pick<SearchTexts, "certificates">): readonly SearchSource[] =>
  certificationsWith(certificates).map((certification) => ({
    kind: "page",
    address: `/regulatory#${certification.slug}`,
    title: `${certification.scheme} certification of ${certification.productName}`,
    summary: `${certification.fullName}. ${certification.region}.`,
    tags: `certificate regulatory ${certification.models.join(" ")}`,
    text: certification.covers,
  }));

const questions = (
  about: string,
  items: readonly FaqItem[],
  addressOf: (question: string) => string,
): readonly SearchSource[] =>
  items.map(({ question, answer }) => ({
    kind: "question",
    address: addressOf(question),
    title: question.includes(about) ? question : `${question} (${about})`,
    summary: answer,
    tags: about,
  }));

/** On a tab of the product's page, in the manual's own tab for questions, or where the manual begins. */
function ownersQuestionAddress(slug: ProductSlug): (question: string) => string {
  if (productRecords[slug].questions.tab)
    return (question) => questionAddress(`${presentation[slug].path}?tab=faq`, question);
  const address = manualHashes(slug).has("faq") ? manualAddress(slug, "faq") : manualStart(slug);
  return () => address;
}

function questionDocuments({ buyers, owners }: SearchTexts["faq"]): readonly SearchSource[] {
  const on = (page: string) => (question: string) => questionAddress(page, question);
  const all = [
    ...productSlugs.flatMap((slug) => questions(presentation[slug].name, owners[slug], ownersQuestionAddress(slug))),
    ...productSlugs.flatMap((slug) => questions(presentation[slug].name, buyers[slug], on(`/products/${slug}`))),
    ...contactQuestions.map(({ question, answer, link }) => ({
      kind: "question" as const,
      address: link.href,
      title: question,
      summary: answer,
      tags: "contact",
    })),
  ];
  // The same question is on several pages: the first, most specific one is indexed.
  return all.filter(
    (source, index) => all.findIndex(({ title, tags }) => title === source.title && tags === source.tags) === index,
  );
}

function textDocument(kind: SearchKind, { address, title, summary, body }: Text, tags: string): SearchSource {
  return { kind, address, title, summary, tags, text: wordsOf(body(plainComponents)) };
}

/** The search finds words; the pages that it leads to have the addresses. */
const emails: ShopEmails = { support: "our support", privacy: "our privacy team", dpo: "our data protection officer" };

const policyDocuments = ({ policies = noSiteTexts.policies }: Pick<SearchTexts, "policies">): readonly SearchSource[] =>
  allPolicies({ policies }).flatMap(({ path, title, description, body }) =>
    partsOf(body(plainComponents, { emails })).map(({ id, heading, text }) => ({
      kind: "policy",
      address: id ? `${path}#${id}` : path,
      title: heading ? `${title}: ${heading}` : title,
      summary: heading ? `${text.slice(0, 140).replace(/\s\S*$/, "")}…` : description,
      tags: title,
      text,
    })),
  );

const withoutShop = (title: string): string => title.replace(/ \| .*/, "");

const stepTitles = (steps: readonly { readonly title: string }[]): string => steps.map(({ title }) => title).join(" ");

const helpDocuments = (): readonly SearchSource[] =>
  [
    ...compatibilityAnswers.map((answer) => ({
      address: compatibilityAddress(answer),
      title: `${answer.phone}: which trackers work`,
      summary: answer.advice,
      tags: pageWords["/compatibility"],
      text: limitsOf[answer.system].join(" "),
    })),
    ...topics.map(({ slug, label, note, description }) => ({
      address: `/troubleshooter/${slug}`,
      title: `${label}: find out why`,
      summary: description,
      tags: pageWords["/troubleshooter"],
      text: note,
    })),
    ...foundDevices.map((device) => ({
      address: foundAddress(device),
      title: `I found ${device.guide.name}`,
      summary: device.what,
      tags: pageWords["/found"],
      text: device.guide.looksLike,
    })),
    ...coachProcedures.map((procedure) => ({
      address: procedure.address,
      title: coachMeta(procedure).title,
      summary: coachMeta(procedure).description,
      tags: coachWords[procedure.id],
      text: stepTitles(procedure.steps),
    })),
    ...handOverSheets.map((sheet) => ({
      address: handOverAddress(sheet.device),
      title: withoutShop(handOverMeta(sheet).title),
      summary: handOverMeta(sheet).description,
      tags: pageWords["/hand-over"],
      text: stepTitles([...sheet.before, ...sheet.after]),
    })),
  ].map((source) => ({ kind: "support", ...source }));

/** Everything that the search finds. @param products the live catalog @param texts what staff may change */
export function searchDocuments(
  products: readonly Product[],
  flags: TextFlags,
  texts: SearchTexts,
): readonly SearchDocument[] {
  const offers = offersOf(products, flags);
  return [
    ...productDocuments(products, offers),
    ...pageDocuments(flags.sellsInEu, offers),
    ...airTagDocuments(offers),
    homeComparisonDocument(offers),
    ...manualSections.map((section) => textDocument("manual", section, `manual ${section.productName}`)),
    ...disableGuides.map((guide) => textDocument("support", guide, guideWords)),
    ...allArticles(texts).map((article) => textDocument("article", articleText(article), article.tags.join(" "))),
    ...policyDocuments(texts),
    ...questionDocuments(texts.faq),
    ...certificationDocuments(texts),
    ...helpDocuments(),
  ].map((found, id) => ({ id, text: "", ...found }));
}
