import { skuDetails } from "#content/catalog/buying.ts";
import { squareAddress, squareSource } from "#content/media/picture-source.ts";
import {
  type CatalogChangeEntry,
  catalogHistoryResponse,
  catalogResponse,
  type SmallPicture,
} from "#contract/admin-catalog.ts";
import type { Product } from "#contract/product.ts";
import { pageQuery } from "#contract/staff-response.ts";
import { followsLivePrices, readCatalog } from "#server/catalog/catalog-layers.ts";
import { passedDates } from "#server/catalog/passed-dates.ts";
import { type CatalogChange, listCatalogHistory, listScheduledChanges } from "#server/db/queries/catalog-changes.ts";
import { unsoldVariantsOf } from "#server/texts/shop-settings.ts";
import { noQuery, queryCall } from "./staff-call.ts";

/** A stored change as staff read it, in words. What is gone from the catalog by now keeps its id. */
function entryOf(products: readonly Product[], change: CatalogChange): CatalogChangeEntry {
  const product = products.find(({ id }) => id === change.product_id);
  return {
    ...change,
    product: product?.title ?? change.product_id,
    edits: change.edits.map((edit) => {
      const several = product === undefined || product.variants.length > 1;
      const variant = product?.variants.find(({ id }) => id === edit.variant);
      return { ...edit, of: several ? (variant?.title ?? edit.variant ?? "") : "" };
    }),
    held: change.held === 1,
    appliesAt: change.applies_at,
    appliedAt: change.applied_at,
    endedAt: change.ended_at,
    endedBy: change.ended_by,
  };
}

/** The pictures of what is bought of a product, by its id. Staff screens get addresses: sizes of all pictures are 5 kB. */
function picturesOf(product: Product): Record<string, SmallPicture> {
  const sold = skuDetails.filter((details) => details.product === product.id);
  return Object.fromEntries(
    sold.map(({ key, picture }) => [key, { src: squareAddress(picture), backdrop: squareSource(picture).backdrop }]),
  );
}

/**
 * `GET /api/admin/catalog`: the products as they are shown, the changes to come, and the announced dates that have
 * passed.
 */
export const catalogCall = queryCall(noQuery, catalogResponse, async ({ context: { config, texts }, db }) => {
  const unsold = unsoldVariantsOf(config, texts.current());
  const { products, livePrices } = await readCatalog(db, followsLivePrices(config));
  const scheduled = await listScheduledChanges(db);
  return {
    products: products.map((product) => ({
      product,
      live: product.variants.flatMap(({ id }) => (livePrices[id] ? [id] : [])),
      unsold: product.variants.flatMap(({ id }) => (unsold.has(id) ? [id] : [])),
      pictures: picturesOf(product),
    })),
    following: followsLivePrices(config),
    priorPriceRule: config.priorPriceRule,
    scheduled: scheduled.map((change) => entryOf(products, change)),
    passed: passedDates(products, { announcesSale: !config.priorPriceRule, now: new Date() }),
  };
});

/** `GET /api/admin/catalog/history`: every change that isn't to come, the newest first, one page of them. */
export const catalogHistoryCall = queryCall(pageQuery, catalogHistoryResponse, async ({ context, db, input }) => {
  const { rows, count } = await listCatalogHistory(db, input);
  const { products } = await readCatalog(db, followsLivePrices(context.config));
  return { data: rows.map((change) => entryOf(products, change)), matchCount: count };
});
