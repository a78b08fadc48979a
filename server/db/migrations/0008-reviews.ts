import type { Migration } from "kysely/migration";
import { addIndex } from "#server/db/change-tables.ts";
import {
  autoIncrement,
  createTables,
  type Engine,
  integer,
  nullableText,
  nullableTime,
  shopSchema,
  text,
  textWithDefault,
  time,
  uniqueText,
} from "#server/db/columns.ts";

/** The table of buyers' reviews. Of the payment it holds a hash alone. */
export const reviewTables = {
  reviews: {
    id: autoIncrement,
    /** A hash of the payment's id and the product: one review for each. */
    key: uniqueText,
    /** `demo` for an order of the demo store, which a live shop never shows; else `live`. */
    kind: text,
    /** A hash of the payment's id, as `recorded_orders.key` is. */
    order_key: text,
    /** The slug of the product. */
    product: text,
    stars: integer,
    words: text,
    name: text,
    about: textWithDefault(""),
    created_at: time,
    state: textWithDefault("new"),
    state_at: nullableTime,
    answer: nullableText,
    /** Why it was refused. */
    reason: nullableText,
  },
};

/** Makes the migration that adds the table of reviews. It may be run again after it was interrupted. */
export function reviews(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      await createTables(db, engine, schema, reviewTables);
      await addIndex(db, { engine, schema, table: "reviews" }, "reviews_state", "(state, product, created_at)");
    },
  };
}
