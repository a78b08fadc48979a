import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
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

export const refundTables = {
  /**
   * Refunds and disputes: a row for each state of one, with all that it had taken back by then. The latest row of a source is
   * what counts; the difference from the row before is what was given back that day.
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

async function hasColumn(db: Kysely<unknown>, schema: string, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  const known = tables.find(({ name, schema: inSchema = "main" }) => name === table && inSchema === schema);
  return known?.columns.some(({ name }) => name === column) ?? false;
}

/** Can be run again after it was interrupted. The former version of the shop works with what it adds. */
export function refunds(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      for (const [name, { sql: type }] of Object.entries(recordedOrderColumns)) {
        if (await hasColumn(db, schema, "recorded_orders", name)) continue;
        await sql`alter table ${sql.id(schema, "recorded_orders")} add column ${sql.id(name)} ${sql.raw(type)}`.execute(
          db,
        );
      }
      await createTables(db, engine, schema, refundTables);
      const index = engine === "postgres" ? sql.id("refunds_order") : sql.id(schema, "refunds_order");
      const onTable = engine === "postgres" ? sql.id(schema, "refunds") : sql.id("refunds");
      await sql`create index if not exists ${index} on ${onTable} (order_key)`.execute(db);
    },
  };
}
