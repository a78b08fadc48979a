import type { SearchTexts } from "#app/features/search/search-source.ts";
import type { LegalFlags } from "#contract/services.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import { shownFaq } from "./shown-faq.ts";

/** What the search reads besides content/: the questions as they are shown, and the articles of staff. */
export const searchTexts = (texts: SiteTexts, { priorPriceRule }: LegalFlags): SearchTexts => ({
  faq: shownFaq(texts, priorPriceRule),
  articles: texts.articles,
});
