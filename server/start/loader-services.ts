import { demoShippingRate } from "#content/checkout.ts";
import { onceFor } from "#content/once-for.ts";
import { withdrawalPage } from "#content/withdrawal.ts";
import type { PublicConfig } from "#contract/services.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { receiptOfPage } from "#server/api/receipt-page.ts";
import type { AppContext } from "#server/app-context.ts";
import type { Config } from "#server/config/config.ts";
import { reviewedProducts } from "#server/db/queries/reviews.ts";
import { withTimeout } from "#server/lib/with-timeout.ts";
import type { LoaderServices } from "#server/pages/renderer.ts";
import { lookUpPayment } from "#server/payments/look-up-payment.ts";
import { paymentsForPages } from "#server/payments/payments-for-pages.ts";
import { readReviewTicket } from "#server/payments/review-tickets.ts";
import { previewedArticle, previewedPolicy } from "#server/texts/article-preview.ts";
import {
  emailsOf,
  freeShippingFromOf,
  placeOf,
  type SellingStore,
  sellerOf,
  sellingStoreOf,
  shippingOf,
} from "#server/texts/shop-settings.ts";

/** The buy button's settings for the demo store. The domain is only used as a localStorage key of the cart. */
const demoStorefront = { domain: "demo-store.incard.example", token: "demo", endpoint: "/demo-store/graphql" } as const;

/** A page that waits for the database holds up every other rendering (server/lib/work-queue.ts). */
const queryTimeoutMs = 500;

/** Gives the part of the configuration that pages may see. @param store that takes the orders; null for the demo store @param entered what the owner entered */
export function publicConfig(
  config: Config,
  store: SellingStore | null,
  {
    emails,
    place,
    settledFigures,
    shippingRate,
    freeShippingFrom,
  }: Pick<PublicConfig, "emails" | "place" | "settledFigures" | "shippingRate" | "freeShippingFrom">,
): PublicConfig {
  const { siteUrl, environment, analyticsId, sellsInEu, priorPriceRule, currency } = config;
  const storefront = store
    ? { domain: store.domain, token: store.token, endpoint: null, ids: store.ids }
    : demoStorefront;
  return {
    siteUrl,
    environment,
    analyticsId,
    sellsInEu,
    priorPriceRule,
    currency,
    settledFigures,
    shippingRate,
    freeShippingFrom,
    demoStore: store === null,
    emails,
    place,
    storefront,
  };
}

/** What the services read from. */
type Sources = {
  readonly config: Config;
  readonly catalog: Pick<AppContext["catalog"], "current">;
  readonly texts: Pick<AppContext["texts"], "current">;
  readonly keys: Pick<AppContext["keys"], "withdrawal" | "articlePreview" | "reviews">;
  readonly database: Pick<AppContext["database"], "clock" | "db">;
  readonly log: Pick<AppContext["log"], "warn">;
  readonly payments: AppContext["payments"];
  readonly staffLogin: Pick<AppContext["staffLogin"], "find">;
};

/** Makes the services of loaders (contract/services.ts). */
export function loaderServices(sources: Sources): LoaderServices {
  const { config, catalog, texts, keys, database, staffLogin, log } = sources;
  const previews = { db: database.db, staff: staffLogin, key: keys.articlePreview };
  const store = (): SellingStore | null => sellingStoreOf(config, texts.current());
  // The same object until a setting changes: a page's data holds what several loaders give once.
  const configFor = onceFor((settings: ShopSettings) => {
    const selling = sellingStoreOf(config, { settings });
    return publicConfig(config, selling, {
      emails: emailsOf(config, { settings }),
      place: placeOf({ settings }),
      settledFigures: settings.facts ?? {},
      shippingRate: shippingOf(config, { settings }, selling === null ? demoShippingRate : null).rate,
      freeShippingFrom: freeShippingFromOf(config, { settings }),
    });
  });
  return {
    // Read anew for each rendering: the owner may have changed them.
    get config() {
      return configFor(texts.current().settings);
    },
    get seller() {
      return sellerOf(config, texts.current());
    },
    get shipping() {
      return shippingOf(config, texts.current(), store() === null ? demoShippingRate : null);
    },
    products: async () => catalog.current(),
    texts: () => texts.current(),
    policyPreview: (code) =>
      withTimeout(
        previewedPolicy(previews, code, database.clock.now()),
        queryTimeoutMs,
        "timeout while reading the draft of a policy",
      ),
    articlePreview: (code) =>
      withTimeout(
        previewedArticle(previews, code, database.clock.now()),
        queryTimeoutMs,
        "timeout while reading a draft",
      ),
    payment: paymentsForPages(
      (id) => lookUpPayment(sources, id),
      (error) => log.warn({ err: error }, "a payment couldn't be looked up for a page"),
    ),
    async reviewTicket(ticket) {
      const found = readReviewTicket(keys.reviews, ticket, database.clock.now());
      if (!found) return null;
      const reading = reviewedProducts(database.db, found.key);
      const reviewed = await withTimeout(reading, queryTimeoutMs, "timeout while reading reviews");
      return found.products.map((product) => ({ product, reviewed: reviewed.includes(product) }));
    },
    withdrawalReceipt(code) {
      const { emails, place } = configFor(texts.current().settings);
      const to = withdrawalPage.to(emails.support, place);
      const reading = receiptOfPage(database.db, keys.withdrawal, code, to);
      return withTimeout(reading, queryTimeoutMs, "timeout while reading a receipt");
    },
  };
}
