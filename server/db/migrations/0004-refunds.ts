import type { Migration } from "kysely/migration";
import { addColumn, addIndex } from "#server/db/change-tables.ts";
import {
  bigint,
  createTables,
  type Engine,
  nullableText,
  shopSchema,
  text,
  textKey,
  textWithDefault,
  time,
} from "#server/db/columns.ts";

/** What `recorded_orders` has beyond its first columns. */
export const recordedOrderColumns = {
  /** ISO 4217 in lower case; `cents` are its smallest units. */
  currency: textWithDefault("usd"),
  /** A hash of what refunds call the order by, where that isn't what `key` is a hash of. */
  refund_key: nullableText,
};

/** The table that this migration adds. */
export const refundTables = {
  /**
   * Refunds and disputes: a row for each state of one, with all that it had taken back by then, and a negative one for
   * each refund that failed (server/db/queries/refunds.ts). The latest state of a source is what counts; the difference
   * from the one before is what was given back that day.
   */
  refunds: {
    /** Makes the same report one row. */
    key: textKey,
    /** A hash of the id of the charge, refund or dispute. */
    source: text,
    /** `recorded_orders.refund_key`, or `key` where that is null. */
    order_key: text,
    currency: text,
    cents: bigint,
    at: time,
    /** Which of two states of the same second is the later one: the higher. */
    rank: bigint,
  },
};

/**
 * Makes the migration for refunds and disputes. It can be run again after it was interrupted, and the former version of
 * the shop works with what it adds.
 */
export function refunds(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      for (const [name, column] of Object.entries(recordedOrderColumns)) {
        await addColumn(db, { engine, schema, table: "recorded_orders" }, name, column);
      }
      await createTables(db, engine, schema, refundTables);
      await addIndex(db, { engine, schema, table: "refunds" }, "refunds_order", "(order_key)");
    },
  };
}
