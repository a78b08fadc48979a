import type { Handler } from "hono";
import { products } from "#content/catalogue/products.ts";
import type { PricesResponse } from "#contract/admin-prices.ts";
import { priceState } from "#server/live-prices/keep-prices.ts";
import type { Parts } from "#server/parts.ts";
import { recordedSince } from "#server/store/price-history.ts";

/**
 * `GET /api/admin/prices`: where the shown prices differ from the built-in ones, which sentences refer to. Under
 * PRIOR_PRICE_RULE no sentence names a list price.
 */
export function prices({ config, catalogue, store }: Parts): Handler {
  return async (c) => {
    const { last, failure } = await priceState(store.shop);
    const shown = new Map(catalogue.current().flatMap(({ variants }) => variants.map((one) => [one.id, one])));
    const following = config.shopify !== null && config.livePricesSeconds > 0;
    return c.json({
      success: true,
      following,
      at: last?.at ?? null,
      failure,
      priorPriceRule: config.priorPriceRule,
      recordedSince: await recordedSince(store.shop),
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
