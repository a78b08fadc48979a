import { products as builtIn } from "#content/catalog/products.ts";
import type { Product } from "#contract/product.ts";
import { noSiteTexts, type SiteTexts } from "#contract/site-texts.ts";
import { openDatabase } from "#scripts/ops/open-database.ts";
import { asShoppersSee, followsLivePrices, readCatalog } from "#server/catalog/catalog-layers.ts";
import { type PriceSyncStatus, priceSyncStatus } from "#server/catalog/live-prices.ts";
import { type Config, ConfigError } from "#server/config/config.ts";
import { type MailTried, type ReportMoments, readMailTried, readReportMoments } from "#server/db/queries/app-state.ts";
import { unsoldVariantsOf } from "#server/texts/shop-settings.ts";
import { loadSiteTexts } from "#server/texts/site-texts.ts";

/** The catalog and the texts as visitors get them. */
export type Shown = {
  readonly products: readonly Product[];
  readonly texts: SiteTexts;
  /** What came of the live store's prices; null without a live store, or a database. */
  readonly prices: PriceSyncStatus | null;
  /** When the last signed report of each payment service came; null without a database. */
  readonly reports: ReportMoments | null;
  /** Whether mail was seen to go out; null without a database. */
  readonly mail: MailTried | null;
  /** Why what is built in was read instead; null where the database was read. */
  readonly unread: string | null;
};

/** Reads what visitors get: the database with what staff changed, or what is built in where no database can be opened. */
export async function readShown(config: Pick<Config, "shopify" | "livePricesIntervalSeconds">): Promise<Shown> {
  try {
    const database = await openDatabase({ create: false });
    try {
      const texts = (await loadSiteTexts(database)).current();
      const { products: sold } = await readCatalog(database.db, followsLivePrices(config));
      const products = asShoppersSee(sold, unsoldVariantsOf(config, texts));
      // A database that no shop has started on yet has no products: the first start fills it.
      const prices = followsLivePrices(config) ? await priceSyncStatus(database.db) : null;
      const reports = await readReportMoments(database.db);
      const mail = await readMailTried(database.db);
      return { products: products.length > 0 ? products : builtIn, texts, prices, reports, mail, unread: null };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { products: builtIn, texts: noSiteTexts, prices: null, reports: null, mail: null, unread: error.message };
  }
}
