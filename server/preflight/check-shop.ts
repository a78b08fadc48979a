import { authors, authorsAreSamples } from "#content/blog/authors.ts";
import { hasBuiltInTagigoDate, offersOf } from "#content/catalog/offers.ts";
import { testimonialsAreSamples } from "#content/home/testimonials.ts";
import { missingVideos } from "#content/products/manual-videos.ts";
import { certifications, summarySheet } from "#content/regulatory/certifications.ts";
import type { Product } from "#contract/product.ts";
import type { SiteTexts } from "#contract/site-texts.ts";
import type { PriceSyncStatus } from "#server/catalog/live-prices.ts";
import { passedDates } from "#server/catalog/passed-dates.ts";
import type { Config } from "#server/config/config.ts";
import type { MailTried } from "#server/db/queries/app-state.ts";
import { offerRulesOf, sellingStoreOf } from "#server/texts/shop-settings.ts";
import { certificatesIn } from "./certificates.ts";
import { type ContentInput, checkContent } from "./content.ts";
import type { Finding } from "./finding.ts";
import { checkLivePrices } from "./live-prices.ts";
import { checkMailTried } from "./mail-tried.ts";
import { checkSecrets } from "./secrets.ts";
import { checkSettings } from "./settings.ts";
import { checkStaffTexts } from "./staff-texts.ts";
import { checkWebhooks, type ReportMoments } from "./webhooks.ts";

/** The catalog and the texts as visitors get them. */
export type ShownContent = {
  readonly products: readonly Product[];
  readonly texts: SiteTexts;
  /** What came of the live store's prices; null without a live store, or where nobody could read it. */
  readonly prices: PriceSyncStatus | null;
  /** When each payment service reported last; null where nobody could read it. */
  readonly reports: ReportMoments | null;
  /** Whether mail was seen to go out; null where nobody could read it. */
  readonly mail: MailTried | null;
};

type CheckOptions = {
  /** The folder that is served as it is, with the certificates in it. */
  readonly publicFolder: string;
  readonly now: Date;
};

function contentInput(
  config: Config,
  { products, texts }: ShownContent,
  { publicFolder, now }: CheckOptions,
): ContentInput {
  const offers = offersOf(products, offerRulesOf(config, texts));
  return {
    figures: offers.figures,
    tagigoDateIsBuiltIn: hasBuiltInTagigoDate(offers),
    passed: passedDates(products, { announcesSale: !config.priorPriceRule, now }),
    testimonialsAreSamples:
      testimonialsAreSamples &&
      texts.testimonials.length === 0 &&
      Object.keys(texts.reviews).length === 0 &&
      texts.settings.samples?.testimonials !== "none",
    sampleAuthors: authorsAreSamples ? authors.filter((author) => !texts.settings.authors?.[author]) : [],
    missingVideos: missingVideos(texts.settings.videos).map(({ title }) => title),
    certificates: certificatesIn(
      publicFolder,
      certifications.filter(({ slug }) => !texts.settings.certificates?.[slug]).map(({ file }) => file),
      summarySheet.label,
    ),
  };
}

/**
 * Checks what stands between a shop and real customers: its settings, what the owner entered, its content, what staff
 * wrote, and the prices of its store. `npm run preflight` and the staff screen of the set-up show the same findings.
 */
export const checkShop = (config: Config, shown: ShownContent, options: CheckOptions): readonly Finding[] => [
  ...checkSettings(config, shown.texts),
  ...checkWebhooks(config, shown.reports),
  ...checkMailTried(config, shown.mail),
  ...checkSecrets(config),
  ...checkContent(contentInput(config, shown, options)),
  ...checkStaffTexts(shown.texts),
  // Before anybody said what in the store is ours no price can arrive, and that is one thing to do.
  ...checkLivePrices(
    sellingStoreOf(config, shown.texts) === null ? null : shown.prices,
    config.livePricesIntervalSeconds,
    options.now,
  ),
];
