import type { AnsweringShop } from "#content/assistant/define-chat.ts";
import { knowledge } from "#content/assistant/knowledge.ts";
import { trackerLink } from "#content/assistant/knowledge-entry.ts";
import { comparedProductsOf, homeComparisonOf, productComparisonOf } from "#content/catalog/comparison.ts";
import { facts } from "#content/catalog/facts.ts";
import { awaitedSlugs, type Offers, offersOf, tagigoAmounts } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { shownProducts } from "#content/catalog/shown-products.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { builtInFaq } from "#content/faq-lists.ts";
import { featuresOf } from "#content/home/features.ts";
import { teasersOf } from "#content/home/teasers.ts";
import { metaOf } from "#content/meta.ts";
import { carbonFinderPageOf } from "#content/products/carbon-finder/page.ts";
import { incardFinderPageOf } from "#content/products/incard-finder/page.ts";
import { trackerRecord } from "#content/products/records.ts";
import { singleProductOf } from "#content/products/single-product.ts";
import { tagigoPageOf } from "#content/products/tagigo/page.ts";
import { productSlugs } from "#content/products.ts";
import { recordOf } from "#content/record-of.ts";
import { builtInPlace } from "#content/site.ts";
import { trackerIds } from "#content/trackers.ts";
import { defaultCurrency } from "#contract/currency.ts";
import type { TextFlags } from "#contract/services.ts";

// What the shop says with the built-in catalog, which is what a test's shop starts with.

/** The built-in catalog as shoppers see it now. */
export const shownCatalog = shownProducts(products, new Date());

/** The settings that change texts, as a shop has them whose owner entered none. */
export const textFlags: TextFlags = {
  sellsInEu: false,
  priorPriceRule: false,
  currency: defaultCurrency,
  settledFigures: {},
  freeShippingFrom: facts.shop.freeShippingFrom,
};

/** What the chat says of a shop whose owner entered nothing. */
export const answeringShop: AnsweringShop = { shippingRate: demoShippingRate, place: builtInPlace };

/** The offers of the built-in catalog. */
export const offers = offersOf(shownCatalog);

const { "incard-finder": card, "carbon-finder": carbon } = offers;
const tagigoPrices = tagigoAmounts(offers);

/** The built-in prices without the dollar sign. */
export const prices = {
  incardFinder: card.price.amount,
  incardFinderList: card.listPrice?.amount ?? "",
  tagigoDual: tagigoPrices["Dual Network"]["1-Pack"],
  tagigoGoogle: tagigoPrices["Google Find Hub"]["1-Pack"],
  tagigoDualFourPack: tagigoPrices["Dual Network"]["4-Pack"],
  tagigoGoogleFourPack: tagigoPrices["Google Find Hub"]["4-Pack"],
  carbon: carbon.price.amount,
  carbonRegular: carbon.listPrice?.amount ?? "",
} as const;

/** The products whose ship date is awaited. */
export const presaleSlugs = awaitedSlugs(offers);
/** All that the chat answers with these offers: of each entry in general, and of each product. */
export const chatAnswers = (now: Offers): readonly string[] =>
  knowledge
    .flatMap(({ answer, trackerAnswers = {} }) => [answer, ...Object.values(trackerAnswers)])
    .map((answer) => (typeof answer === "string" ? answer : answer(now, answeringShop)));
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
export const guidance = recordOf(trackerIds, (id) => {
  const { title, text, notFor } = trackerRecord(id).compared(offers);
  return { title, text, notFor };
});
/** The texts of the product pages. */
export const incardFinderPage = incardFinderPageOf(offers);
export const carbonFinderPage = carbonFinderPageOf(offers);
export const carbonPageFaq = builtInFaq({ product: "carbon-finder", kind: "tab" }, offers);
export const tagigoPage = tagigoPageOf(offers);
export const cardTrackers = {
  "incard-finder": singleProductOf("incard-finder", offers),
  "carbon-finder": singleProductOf("carbon-finder", offers),
} as const;

/** The questions that come with the shop: of buyers, those of a tab first, and of owners. */
export const builtInQuestions = (now: Offers) => ({
  buyers: recordOf(productSlugs, (product) => [
    ...builtInFaq({ product, kind: "tab" }, now),
    ...builtInFaq({ product, kind: "buyers" }, now),
  ]),
  owners: recordOf(productSlugs, (product) => [
    ...builtInFaq({ product, kind: "tab" }, now),
    ...builtInFaq({ product, kind: "owners" }, now),
  ]),
});
