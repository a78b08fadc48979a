import { followersOf, skuDetailsOf, skuName, skus } from "#content/catalog/buying.ts";
import { listText } from "#content/format.ts";
import { paceDays, type ReorderResponse, reorderResponse } from "#contract/admin-reorder.ts";
import type { Product } from "#contract/product.ts";
import { followsLivePrices, readCatalog } from "#server/catalog/catalog-layers.ts";
import { firstOrderAt, type SoldMix, soldMixes } from "#server/db/queries/recorded-orders.ts";
import { piecesIn, reportsPayments, shownKind } from "./orders.ts";
import { noQuery, queryCall } from "./staff-call.ts";

const dayMs = 24 * 60 * 60_000;

/** Adds up the pieces of each variant, by its id; what was refunded in full doesn't count. */
function piecesByVariant(mixes: readonly SoldMix[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { skus: mix, orders, refunded } of mixes) {
    for (const { key, each } of piecesIn(mix)) {
      const sku = skus.find((known) => known === key);
      if (!sku) continue;
      const { variant } = skuDetailsOf(sku);
      pieces.set(variant, (pieces.get(variant) ?? 0) + (orders - refunded) * each);
    }
  }
  return pieces;
}

type Row = ReorderResponse["rows"][number];

/** After everything whose end is known. */
const longestDays = Number.MAX_SAFE_INTEGER;

/** What sells out first comes first; then what sells and nobody counts, what sells most of it first; then the rest. */
const byUrgency = (a: Row, b: Row): number =>
  (a.lastsDays ?? longestDays) - (b.lastsDays ?? longestDays) || b.pieces - a.pieces || a.name.localeCompare(b.name);

/**
 * Says of each variant how many pieces were sold and how long what is left lasts.
 * @param days within which they were sold
 */
function rowsOf(products: readonly Product[], pieces: ReadonlyMap<string, number>, days: number): readonly Row[] {
  const rows = products.flatMap(({ variants }) =>
    variants.map(({ id, title, stock }): Row => {
      const sold = pieces.get(id) ?? 0;
      const left = stock === undefined ? null : Number(stock);
      const lasts = left === null || sold === 0 ? null : Math.floor((left * days) / sold);
      const names = [title, ...followersOf(id).map((sku) => skuName(sku, products))];
      return { variant: id, name: listText(names), pieces: sold, left, lastsDays: left === 0 ? 0 : lasts };
    }),
  );
  return rows.toSorted(byUrgency);
}

/** `GET /api/admin/reorder`: what sells how fast, and how long what is left lasts (docs/staff.md#what-to-reorder). */
export const reorderCall = queryCall(noQuery, reorderResponse, async ({ context: { config }, db }) => {
  const now = Date.now();
  const kind = shownKind(config);
  // The same days as the figures of Today.
  const firstDay = new Date(now - (paceDays - 1) * dayMs).toISOString().slice(0, 10);
  const since = `${firstDay}T00:00:00.000Z`;
  const mixes = await soldMixes(db, { kind, since });
  const firstAt = await firstOrderAt(db, kind);
  const isNew = firstAt !== null && firstAt > since;
  const days = Math.max(1, (now - Date.parse(isNew ? firstAt : since)) / dayMs);
  const { products } = await readCatalog(db, followsLivePrices(config));
  const sumOf = (of: readonly SoldMix[], count: (mix: SoldMix) => number): number =>
    of.reduce((sum, mix) => sum + count(mix), 0);
  return {
    kind,
    reported: reportsPayments(config),
    storeCounts: followsLivePrices(config),
    since: isNew ? firstAt.slice(0, 10) : null,
    unnamed: sumOf(
      mixes.filter(({ skus: mix }) => piecesIn(mix).length === 0),
      ({ orders, refunded }) => orders - refunded,
    ),
    refunded: sumOf(mixes, ({ refunded }) => refunded),
    rows: [...rowsOf(products, piecesByVariant(mixes), days)],
  };
});
