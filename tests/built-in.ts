import { knowledge } from "#content/assistant/knowledge.ts";
import { trackerLink } from "#content/assistant/knowledge-entry.ts";
import { comparedProductsOf, guidanceOf, homeComparisonOf, productComparisonOf } from "#content/catalog/comparison.ts";
import { awaitedSlugs, type Offers, offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { carbonPageFaqOf } from "#content/home/faq.ts";
import { featuresOf } from "#content/home/features.ts";
import { teasersOf } from "#content/home/teasers.ts";
import { carbonFinderPageOf } from "#content/products/carbon-finder.ts";
import { cardTrackersOf } from "#content/products/card-trackers.ts";
import { incardFinderPageOf } from "#content/products/incard-finder.ts";
import { metaOf } from "#content/products/meta.ts";
import { tagigoPageOf } from "#content/products/tagigo.ts";
import { trackerIds } from "#content/trackers.ts";

// What the shop says with the built-in catalog, which is what a test's shop starts with.

/** The offers of the built-in catalog. */
export const offers = offersOf(products);

const { "incard-finder": card, "carbon-finder": carbon, tagigoPrices } = offers;

/** The built-in prices without the dollar sign. */
export const prices = {
  incardFinder: card.price,
  incardFinderList: card.listPrice ?? "",
  tagigoDual: tagigoPrices["Dual Network"]["1-Pack"],
  tagigoGoogle: tagigoPrices["Google Find Hub"]["1-Pack"],
  tagigoDualFourPack: tagigoPrices["Dual Network"]["4-Pack"],
  tagigoGoogleFourPack: tagigoPrices["Google Find Hub"]["4-Pack"],
  carbon: carbon.price,
  carbonRegular: carbon.listPrice ?? "",
} as const;

/** The products whose ship date is awaited. */
export const presaleSlugs = awaitedSlugs(offers);
/** All that the chat answers with these offers: of each entry in general, and of each product. */
export const chatAnswers = (now: Offers): readonly string[] =>
  knowledge
    .flatMap(({ answer, trackerAnswers = {} }) => [answer, ...Object.values(trackerAnswers)])
    .map((answer) => (typeof answer === "string" ? answer : answer(now)));
/** Each link of the chat, with the question of its entry. */
export const chatLinks = knowledge.flatMap((entry) =>
  [...entry.links, ...trackerIds.flatMap((tracker) => trackerLink(entry, tracker) ?? [])].map(
    ({ href }) => [entry.question, href] as const,
  ),
);
/** The answer to a factory reset, which is the same whatever the catalog says. */
export const resetEntry = knowledge.find(({ question }) => question.includes("factory reset"));
/** Titles and descriptions of all pages. */
export const meta = metaOf(offers);
/** The home page's features grid. */
export const features = featuresOf(offers);
/** The home page's teasers. */
export const teasers = teasersOf(offers);
/** The home page's comparison. */
export const homeComparison = homeComparisonOf(offers);
/** The comparison page's products, table and guidance. */
export const comparedProducts = comparedProductsOf(offers);
export const productComparison = productComparisonOf(offers);
export const guidance = guidanceOf(offers);
/** The texts of the product pages. */
export const incardFinderPage = incardFinderPageOf(offers);
export const carbonFinderPage = carbonFinderPageOf(offers);
export const carbonPageFaq = carbonPageFaqOf(offers);
export const tagigoPage = tagigoPageOf(offers);
export const cardTrackers = cardTrackersOf(offers);
