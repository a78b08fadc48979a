import type { Migration } from "kysely/migration";
import { addColumn } from "#server/db/change-tables.ts";
import { type Engine, nullableBigint, shopSchema } from "#server/db/columns.ts";

/** What `recorded_orders` has for whoever keeps the books. */
export const orderTaxColumns = {
  /** The tax within `cents`, as the store says; null where it doesn't. */
  tax_cents: nullableBigint,
};

/**
 * Makes the migration that adds the tax of orders. It can be run again after it was interrupted, and the former version
 * of the shop works with what it adds.
 */
export function orderTax(engine: Engine): Migration {
  return {
    async up(db) {
      for (const [name, column] of Object.entries(orderTaxColumns)) {
        await addColumn(db, { engine, schema: shopSchema(engine), table: "recorded_orders" }, name, column);
      }
    },
  };
}
