import { priorPriceDays } from "#content/prior-price.ts";
import type { PriceRecord } from "#server/db/queries/products.ts";

const windowMs = priorPriceDays * 24 * 60 * 60_000;
const cents = (price: string): number => Math.round(Number(price) * 100);

/**
 * Gives the prior price that may be struck through beside a reduced one (directive 98/6/EC, article 6a): the lowest
 * price of the 30 days before the present one began. Null where the records don't reach back that far, there is no
 * reduction, or the present price isn't the one recorded last.
 * @param records of one variant, the oldest first
 * @param price dollars with two decimals
 */
export function priorPrice(records: readonly PriceRecord[], price: string): string | null {
  const now = cents(price);
  const before = records.slice(0, records.findLastIndex((record) => cents(record.price) !== now) + 1);
  const began = records[before.length];
  if (!began) return null;
  const from = Date.parse(began.at) - windowMs;
  const first = before.findLastIndex(({ at }) => Date.parse(at) <= from);
  if (first === -1) return null;
  const lowest = before.slice(first).reduce((low, record) => (cents(record.price) < cents(low.price) ? record : low));
  return cents(lowest.price) > now ? lowest.price : null;
}
