import type { SearchTexts } from "#app/features/search/search-source.ts";
import type { Offers } from "#content/catalog/offers.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { shownFaq } from "./shown-faq.ts";

/** What the search reads besides content/ and the catalog. */
export const searchTexts = (texts: SiteTexts, offers: Offers): SearchTexts => ({
  faq: shownFaq(texts, offers),
  articles: texts.articles,
});
