import { withFieldValues } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";
import type { Config } from "#server/config/config.ts";
import { readPriceHistory } from "#server/db/queries/products.ts";
import { asShoppersSee, readCatalog, withShownListPrices } from "./catalog-layers.ts";
import { type CatalogStore, productOf, type Refusal, refusalsOf, type WantedChange } from "./make-change.ts";

/** The catalog as shoppers would see it with a change, and in it the changed product; or why it can't be changed so. */
export type PreviewedCatalog =
  | { readonly kind: "products"; readonly products: readonly Product[]; readonly shown: Product }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  | { readonly kind: "missing" };

/**
 * Gives the catalog as it would be with a change. Nothing is written.
 * @param rules `unsold` are ids of variants that the live store doesn't sell
 */
export async function previewCatalog(
  { database: { db }, live }: CatalogStore,
  wanted: WantedChange,
  { priorPriceRule, unsold = new Set() }: Pick<Config, "priorPriceRule"> & { readonly unsold?: ReadonlySet<string> },
): Promise<PreviewedCatalog> {
  const layers = await readCatalog(db, live);
  const product = productOf(layers, wanted);
  if (!product) return { kind: "missing" };
  const now = new Date().toISOString();
  const refusals = refusalsOf(layers, product, wanted.edits, { today: now.slice(0, 10) });
  if (refusals.length > 0) return { kind: "refused", refusals };
  const changed = withFieldValues(product, wanted.edits);
  const seen = asShoppersSee(
    layers.products.map((other) => (other === product ? changed : other)),
    unsold,
  );
  const history = priorPriceRule ? new Map(await readPriceHistory(db)) : null;
  // The prices would be recorded now.
  for (const { id, price } of changed.variants) history?.set(id, [...(history.get(id) ?? []), { price, at: now }]);
  const products = withShownListPrices(seen, { now: new Date(now), live, history });
  return { kind: "products", products, shown: products.find(({ id }) => id === product.id) ?? changed };
}
