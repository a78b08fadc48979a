import { shownProducts } from "#content/catalog/shown-products.ts";
import { cleanValue, fieldKey, fieldValue, withFieldValue } from "#contract/catalog-fields.ts";
import { type CatalogProblemCode, catalogProblems } from "#contract/catalog-problems.ts";
import type { Product, Variant } from "#contract/product.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { type CatalogEdit, catalogEditRows, readCatalogEdits } from "#server/db/queries/catalog-changes.ts";
import { type PriceRecord, productRows, readProducts } from "#server/db/queries/products.ts";
import { type LivePrices, readLivePrices, storedPrices } from "./live-prices.ts";
import { priorPrice } from "./prior-price.ts";

/** The catalog as it is put together. */
export type CatalogLayers = {
  /** Whether a live store's prices are followed. */
  readonly live: boolean;
  /** The products as they were seeded from the built-in catalog. */
  readonly seeded: readonly Product[];
  /** What staff changed of them. */
  readonly edits: readonly CatalogEdit[];
  /** What the live store said last; empty where none is followed. */
  readonly livePrices: LivePrices;
  /** Staff's values over the seeded ones, live prices over both. */
  readonly products: readonly Product[];
};

/** Says whether the shop follows a live store's prices (docs/live-prices.md). */
export const followsLivePrices = (config: Pick<Config, "shopify" | "livePricesIntervalSeconds">): boolean =>
  config.shopify !== null && config.livePricesIntervalSeconds > 0;

/** Problems of one field that a later edit, or the price itself, makes right again. */
const mayStay: ReadonlySet<CatalogProblemCode> = new Set(["compare-at-lower", "date-missing"]);

const withVariants = (product: Product, change: (variant: Variant) => Variant): Product => ({
  ...product,
  variants: product.variants.map(change),
});

/**
 * Gives a product with a live store's prices: the list price only where it is higher. What is left is the store's to
 * know: a count of staff doesn't hold there.
 */
export const withLivePrices = (product: Product, prices: LivePrices): Product =>
  withVariants(product, (variant) => {
    const live = prices[variant.id];
    if (!live) return variant;
    const { originalPrice: _, stock: __, ...rest } = variant;
    const reduced = live.compareAt !== null && Number(live.compareAt) > Number(live.price);
    return { ...rest, price: live.price, ...(reduced ? { originalPrice: live.compareAt ?? "" } : {}) };
  });

/**
 * A product with what staff changed of it, as far as it still fits. A compare-at price that a later built-in catalog no
 * longer undercuts isn't shown.
 */
function withEdits(product: Product, edits: readonly CatalogEdit[]): Product {
  const edited = edits
    .filter((edit) => edit.product === product.id && fieldValue(product, edit) !== null)
    .reduce((before, edit) => {
      // A former version stored what was typed.
      const after = withFieldValue(before, { ...edit, to: cleanValue(edit.field, edit.to) });
      const bad = catalogProblems(after, null).some(
        (problem) => fieldKey(problem) === fieldKey(edit) && !mayStay.has(problem.code),
      );
      return bad ? before : after;
    }, product);
  return withVariants(edited, (variant) => {
    const { originalPrice, ...rest } = variant;
    return originalPrice === undefined || Number(originalPrice) > Number(variant.price) ? variant : rest;
  });
}

/**
 * Reads the catalog and what it is put together from.
 * @param live whether a live store's prices are followed
 * @throws when a row holds no product
 */
export async function readCatalog(db: Database, live: boolean): Promise<CatalogLayers> {
  const seeded = await readProducts(db);
  const edits = await readCatalogEdits(db);
  const livePrices = await readLivePrices(db, live);
  const products = seeded.map((product) => withLivePrices(withEdits(product, edits), livePrices));
  return { live, seeded, edits, livePrices, products };
}

/**
 * Gives the rows that `readCatalog` parses, as one text: where it is the same as before, nothing needs to be parsed
 * again.
 */
export async function storedCatalog(db: Database, live: boolean): Promise<string> {
  const products = await productRows(db);
  const edits = await catalogEditRows(db);
  const prices = live ? await storedPrices(db) : null;
  return JSON.stringify([products, edits, prices]);
}

/**
 * Gives products as shoppers see them: how many are left is for staff to know; without any left a variant is sold out.
 * @param unsold ids of variants that the live store doesn't sell
 */
export const asShoppersSee = (products: readonly Product[], unsold: ReadonlySet<string>): readonly Product[] =>
  products.map((product) =>
    withVariants(product, ({ stock, ...variant }) =>
      Number(stock ?? 1) === 0 || unsold.has(variant.id) ? { ...variant, soldOut: true } : variant,
    ),
  );

/** When, and by what, it is decided which list prices stand struck through. */
type ListPriceRules = {
  readonly now: Date;
  /** Whether a live store sets the prices. */
  readonly live: boolean;
  /** The recorded prices by variant, the oldest first, under PRIOR_PRICE_RULE; null without the rule. */
  readonly history: ReadonlyMap<string, readonly PriceRecord[]> | null;
};

/** Gives products as pages show them, of those that `asShoppersSee` gives: with the list prices that may stand. */
export const withShownListPrices = (
  products: readonly Product[],
  { now, live, history }: ListPriceRules,
): readonly Product[] =>
  shownProducts(history === null ? products : withPriorPrices(products, history), now, history === null && !live);

/** Gives the built-in catalog with what staff changed, whatever a live store says. */
export async function readOwnCatalog(db: Database, builtIn: readonly Product[]): Promise<readonly Product[]> {
  const edits = await readCatalogEdits(db);
  return builtIn.map((product) => withEdits(product, edits));
}

/**
 * Gives products with recorded prior prices in place of list prices (docs/law.md); where there is no such record,
 * without.
 * @param history the recorded prices by variant, the oldest first
 */
export function withPriorPrices(
  products: readonly Product[],
  history: ReadonlyMap<string, readonly PriceRecord[]>,
): readonly Product[] {
  return products.map((product) =>
    withVariants(product, ({ originalPrice: listed, ...variant }) => {
      // A recorded reduction is only shown where the shop announces one.
      const prior = listed === undefined ? null : priorPrice(history.get(variant.id) ?? [], variant.price);
      return prior === null ? variant : { ...variant, originalPrice: prior };
    }),
  );
}
