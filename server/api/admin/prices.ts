import { products } from "#content/catalog/products.ts";
import { pricesResponse } from "#contract/admin-prices.ts";
import type { AppContext } from "#server/app-context.ts";
import { followsLivePrices, readOwnCatalog } from "#server/catalog/catalog-layers.ts";
import { priceSyncStatus } from "#server/catalog/live-prices.ts";
import { recordedSince } from "#server/db/queries/products.ts";
import { noQuery, queryCall } from "./staff-call.ts";

/** Beside the shop's own prices (built in, or set by staff), and those that a live store gave last. */
export async function priceRows({ config, catalog, database }: AppContext) {
  const { last, failure } = await priceSyncStatus(database.db);
  const shown = new Map(catalog.current().flatMap(({ variants }) => variants.map((variant) => [variant.id, variant])));
  const following = followsLivePrices(config);
  const rows = (await readOwnCatalog(database.db, products)).flatMap((product) =>
    product.variants.map(({ id, title, price, originalPrice }) => {
      const now = shown.get(id);
      return {
        id,
        title,
        builtIn: price,
        builtInList: originalPrice ?? null,
        shown: now?.price ?? null,
        shownList: now?.originalPrice ?? null,
        available: following ? (last?.prices[id]?.available ?? null) : null,
        drifts: now?.price !== price || (!config.priorPriceRule && now.originalPrice !== originalPrice),
      };
    }),
  );
  return { following, at: last?.at ?? null, failure, rows };
}

/** Where shown prices differ from the shop's own. Under PRIOR_PRICE_RULE no sentence names a list price. */
export const prices = queryCall(noQuery, pricesResponse, async ({ context, db }) => ({
  ...(await priceRows(context)),
  priorPriceRule: context.config.priorPriceRule,
  recordedSince: await recordedSince(db),
}));
