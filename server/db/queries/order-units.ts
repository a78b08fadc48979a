import { type RawBuilder, sql } from "kysely";
import { currencyDigits, maxUnits } from "#contract/currency-units.ts";

/** Gives an amount in a currency's smallest units, within what a sum of many can hold; 0 for what is no amount. */
export function unitsOf(amount: number, currency: string): number {
  const units = Math.round(amount * 10 ** currencyDigits(currency));
  return Number.isNaN(units) ? 0 : Math.min(maxUnits, Math.max(0, units));
}

/**
 * Gives the expression for a stored amount as a sum can hold it: no row, whoever wrote it, keeps the others from being
 * read.
 */
export const boundedUnits = (column: "cents"): RawBuilder<number> =>
  sql<number>`case when ${sql.ref(column)} between 0 and ${sql.lit(maxUnits)} then ${sql.ref(column)} else 0 end`;
