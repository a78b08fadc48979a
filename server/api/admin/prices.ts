import { pricesText } from "#content/admin-prices.ts";
import { products } from "#content/catalog/products.ts";
import { shownProducts } from "#content/catalog/shown-products.ts";
import { type PricesResponse, pricesResponse, takeOverRequest } from "#contract/admin-prices.ts";
import type { AppContext } from "#server/app-context.ts";
import { followsLivePrices, readOwnCatalog } from "#server/catalog/catalog-layers.ts";
import { missingSince, priceSyncStatus } from "#server/catalog/live-prices.ts";
import { takeOverLivePrices } from "#server/catalog/take-over-prices.ts";
import { recordedSince } from "#server/db/queries/products.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";

/** The shown prices beside the shop's own, without what is known of their history. */
export type PriceComparison = Pick<PricesResponse, "following" | "at" | "failure" | "missingSince" | "rows">;

/**
 * Compares the shop's own prices (built in, or set by staff) with those that are shown, and tells when a live store's
 * arrived last.
 */
export async function priceRows({ config, catalog, database }: AppContext): Promise<PriceComparison> {
  const status = await priceSyncStatus(database.db);
  const { last, failure } = status;
  const shown = new Map(catalog.current().flatMap(({ variants }) => variants.map((variant) => [variant.id, variant])));
  const following = followsLivePrices(config);
  const own = await readOwnCatalog(database.db, products);
  // A list price that waits for staff to confirm it isn't shown, and doesn't drift.
  const expected = shownProducts(own, new Date(database.clock.now()), !config.priorPriceRule && !following);
  const listPrices = new Map(
    expected.flatMap(({ variants }) => variants.map(({ id, originalPrice }) => [id, originalPrice] as const)),
  );
  const rows = own.flatMap((product) =>
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
        drifts: now?.price !== price || (!config.priorPriceRule && now.originalPrice !== listPrices.get(id)),
      };
    }),
  );
  const missing = following ? missingSince(status, config.livePricesIntervalSeconds, database.clock.now()) : null;
  return { following, at: last?.at ?? null, failure, missingSince: missing, rows };
}

/**
 * `GET /api/admin/prices`: where shown prices differ from the shop's own. Under PRIOR_PRICE_RULE no sentence names a
 * list price.
 */
export const pricesCall = queryCall(noQuery, pricesResponse, async ({ context, db }) => ({
  ...(await priceRows(context)),
  priorPriceRule: context.config.priorPriceRule,
  recordedSince: await recordedSince(db),
}));

/**
 * `POST /api/admin/catalog/take-over-prices`: makes the live store's prices the shop's own.
 * @throws HTTPException 400 while no live store is followed
 */
export const takeOverPricesCall = actionCall(
  takeOverRequest,
  async ({ context: { config, database, catalog }, staff }) => {
    if (!followsLivePrices(config)) throw httpError(400, pricesText.builtInOnly);
    const changed = await takeOverLivePrices({ database, live: true }, staff.username);
    await catalog.refresh();
    return changed === 0 ? pricesText.noDrift : pricesText.takenOver;
  },
);
