import { products as builtInProducts } from "#content/catalog/products.ts";
import type { CatalogChangeEntry, CatalogHistoryResponse, CatalogResponse } from "#contract/admin-catalog.ts";
import type { Product } from "#contract/product.ts";
import { pageQuery } from "#contract/staff-response.ts";
import { followsLivePrices, readCatalog } from "#server/catalog/catalog-layers.ts";
import { passedDates } from "#server/catalog/passed-dates.ts";
import { type CatalogChange, listCatalogHistory, listScheduledChanges } from "#server/db/queries/catalog-changes.ts";
import { noQuery, staffCall } from "./staff-call.ts";

/** What is gone by now keeps its id. */
function entryOf(products: readonly Product[], change: CatalogChange): CatalogChangeEntry {
  const product = products.find(({ id }) => id === change.product_id);
  const { id, username, at, state, reason, undoes } = change;
  return {
    id,
    product: product?.title ?? change.product_id,
    edits: change.edits.map((edit) => {
      const several = product === undefined || product.variants.length > 1;
      const variant = product?.variants.find(({ id }) => id === edit.variant);
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
export const catalog = staffCall(noQuery, async ({ context: { config }, db }) => {
  const { products, livePrices } = await readCatalog(db, followsLivePrices(config));
  const scheduled = await listScheduledChanges(db);
  return {
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
  } satisfies CatalogResponse;
});

export const catalogHistory = staffCall(pageQuery, async ({ context: { config }, db, input }) => {
  const { rows, count } = await listCatalogHistory(db, input);
  const { products } = await readCatalog(db, followsLivePrices(config));
  const data = rows.map((change) => entryOf(products, change));
  return { success: true, data, matchCount: count } satisfies CatalogHistoryResponse;
});
