import { cleanValue, fieldKey, fieldValue, withFieldValue } from "#contract/catalog-fields.ts";
import { type CatalogProblemCode, catalogProblems } from "#contract/catalog-problems.ts";
import type { Product, Variant } from "#contract/product.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { type CatalogEdit, catalogEditRows, readCatalogEdits } from "#server/db/queries/catalog-changes.ts";
import { type PriceRecord, productRows, readProducts } from "#server/db/queries/products.ts";
import { type LivePrices, readLivePrices, storedPrices } from "./live-prices.ts";
import { priorPrice } from "./prior-price.ts";

export type CatalogLayers = Awaited<ReturnType<typeof readCatalog>>;

/** docs/live-prices.md */
export const followsLivePrices = (config: Pick<Config, "shopify" | "livePricesIntervalSeconds">): boolean =>
  config.shopify !== null && config.livePricesIntervalSeconds > 0;

/** What a later edit, or the price itself, makes right again. */
const mayStay: ReadonlySet<CatalogProblemCode> = new Set(["compare-at-lower", "date-missing"]);

const withVariants = (product: Product, change: (variant: Variant) => Variant): Product => ({
  ...product,
  variants: product.variants.map(change),
});

/** The list price only where it is higher. What is left is the store's to know: a count of staff doesn't hold there. */
export const withLivePrices = (product: Product, prices: LivePrices): Product =>
  withVariants(product, (variant) => {
    const live = prices[variant.id];
    if (!live) return variant;
    const { originalPrice: _, stock: __, ...rest } = variant;
    const reduced = live.compareAt !== null && Number(live.compareAt) > Number(live.price);
    return { ...rest, price: live.price, ...(reduced ? { originalPrice: live.compareAt ?? "" } : {}) };
  });

/** A compare-at price that a later built-in catalog no longer undercuts isn't shown. */
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

/** `products` have staff's values over the seeded ones, live prices over both. @throws when a row holds no product */
export async function readCatalog(db: Database, live: boolean) {
  const seeded = await readProducts(db);
  const edits = await readCatalogEdits(db);
  const livePrices = await readLivePrices(db, live);
  const products = seeded.map((product) => withLivePrices(withEdits(product, edits), livePrices));
  return { live, seeded, edits, livePrices, products };
}

/** The rows that `readCatalog` parses, as text: where it is the same as before, nothing needs to be parsed again. */
export const storedCatalog = async (db: Database, live: boolean): Promise<string> =>
  JSON.stringify([await productRows(db), await catalogEditRows(db), live ? await storedPrices(db) : null]);

/** How many are left is for staff to know; without any left it is sold out. */
export const asShoppersSee = (products: readonly Product[]): readonly Product[] =>
  products.map((product) =>
    withVariants(product, ({ stock, ...variant }) =>
      Number(stock ?? 1) === 0 ? { ...variant, soldOut: true } : variant,
    ),
  );

/** The built-in catalog with what staff changed, whatever a live store says. */
export async function readOwnCatalog(db: Database, builtIn: readonly Product[]): Promise<readonly Product[]> {
  const edits = await readCatalogEdits(db);
  return builtIn.map((product) => withEdits(product, edits));
}

/** Recorded prior prices in place of list prices; where there is none, without. */
export function withPriorPrices(products: readonly Product[], history: ReadonlyMap<string, readonly PriceRecord[]>) {
  return products.map((product) =>
    withVariants(product, ({ originalPrice: listed, ...variant }) => {
      // A recorded reduction is only shown where the shop announces one.
      const prior = listed === undefined ? null : priorPrice(history.get(variant.id) ?? [], variant.price);
      return prior === null ? variant : { ...variant, originalPrice: prior };
    }),
  );
}
