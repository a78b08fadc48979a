import type { Handler } from "hono";
import { products as builtInProducts } from "#content/catalog/products.ts";
import {
  type CatalogChangeEntry,
  type CatalogHistoryResponse,
  type CatalogResponse,
  catalogHistoryQuery,
} from "#contract/admin-catalog.ts";
import type { Product } from "#contract/product.ts";
import type { AppContext } from "#server/app-context.ts";
import { followsLivePrices, readCatalog } from "#server/catalog/catalog-layers.ts";
import { passedDates } from "#server/catalog/passed-dates.ts";
import { type CatalogChange, listCatalogHistory, listScheduledChanges } from "#server/db/queries/catalog-changes.ts";
import { queryOf } from "#server/middleware/body.ts";

/** What is gone by now keeps its id. */
function entryOf(products: readonly Product[], change: CatalogChange): CatalogChangeEntry {
  const product = products.find(({ id }) => id === change.product_id);
  const { id, username, at, state, reason, undoes } = change;
  return {
    id,
    product: product?.title ?? change.product_id,
    edits: change.edits.map((edit) => {
      const several = product === undefined || product.variants.length > 1;
      const variant = product?.variants.find((one) => one.id === edit.variant);
      return { ...edit, of: several ? (variant?.title ?? edit.variant ?? "") : "" };
    }),
    username,
    at,
    appliesAt: change.applies_at,
    appliedAt: change.applied_at,
    state,
    endedAt: change.ended_at,
    endedBy: change.ended_by,
    reason,
    undoes,
  };
}

/** docs/staff.md */
export function catalog({ config, database: { db } }: AppContext): Handler {
  return async (c) => {
    const { products, livePrices } = await readCatalog(db, followsLivePrices(config));
    const scheduled = await listScheduledChanges(db);
    return c.json({
      success: true,
      products: products.map((product) => ({
        product,
        builtIn: builtInProducts.find(({ id }) => id === product.id) ?? product,
        live: product.variants.flatMap(({ id }) => (livePrices[id] ? [id] : [])),
      })),
      following: followsLivePrices(config),
      priorPriceRule: config.priorPriceRule,
      scheduled: scheduled.map((change) => entryOf(products, change)),
      passed: passedDates(products, { announcesSale: !config.priorPriceRule, now: new Date() }),
    } satisfies CatalogResponse);
  };
}

export function catalogHistory({ config, database: { db } }: AppContext): Handler {
  return async (c) => {
    const { rows, count } = await listCatalogHistory(db, queryOf(c, catalogHistoryQuery));
    const { products } = await readCatalog(db, followsLivePrices(config));
    return c.json({
      success: true,
      data: rows.map((change) => entryOf(products, change)),
      matchCount: count,
    } satisfies CatalogHistoryResponse);
  };
}
