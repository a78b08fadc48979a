import type { Handler } from "hono";
import { products } from "#content/catalog/products.ts";
import type { PricesResponse } from "#contract/admin-prices.ts";
import type { AppContext } from "#server/app-context.ts";
import { followsLivePrices } from "#server/catalog/catalog-layers.ts";
import { priceSyncStatus } from "#server/catalog/save-prices.ts";
import { recordedSince } from "#server/db/queries/price-history.ts";

/**
 * `GET /api/admin/prices`: where the shown prices differ from the built-in ones, which the texts refer to. Under
 * PRIOR_PRICE_RULE no sentence names a list price.
 */
export function prices({ config, catalog, database }: AppContext): Handler {
  return async (c) => {
    const { last, failure } = await priceSyncStatus(database.db);
    const shown = new Map(catalog.current().flatMap(({ variants }) => variants.map((one) => [one.id, one])));
    const following = followsLivePrices(config);
    return c.json({
      success: true,
      following,
      at: last?.at ?? null,
      failure,
      priorPriceRule: config.priorPriceRule,
      recordedSince: await recordedSince(database.db),
      rows: products.flatMap((product) =>
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
      ),
    } satisfies PricesResponse);
  };
}
