import type { FaqListId } from "#contract/site-texts.ts";
import type { Offers } from "./catalog/offers.ts";
import { carbonPageFaqOf, type FaqItem, faqOf } from "./home/faq.ts";
import { manualFaq } from "./manuals/faq.ts";

/**
 * The built-in questions of each list. Those of Carbon Finder's FAQ tab stand in that list alone, to be edited once.
 */
export function builtInFaq(offers: Offers): Readonly<Record<FaqListId, readonly FaqItem[]>> {
  const buyers = faqOf(offers);
  const tab = carbonPageFaqOf(offers);
  const inTab = new Set(tab.map(({ question }) => question));
  return {
    "incard-finder": buyers["incard-finder"],
    tagigo: buyers.tagigo,
    "carbon-finder": buyers["carbon-finder"].filter(({ question }) => !inTab.has(question)),
    "incard-finder-manual": manualFaq["incard-finder"],
    "tagigo-manual": manualFaq.tagigo,
    "carbon-finder-page": tab,
  };
}
