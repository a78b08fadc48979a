import type { Migration } from "kysely/migration";
import { addColumn, addIndex } from "#server/db/change-tables.ts";
import {
  autoIncrement,
  createTables,
  type Engine,
  integer,
  nullableBigint,
  nullableTime,
  shopSchema,
  text,
  time,
  uniqueText,
} from "#server/db/columns.ts";

/** Lists of subscribers that staff imported. */
export const importTables = {
  subscriber_imports: {
    id: autoIncrement,
    /** Made by whoever sends the parts of a file, so that a part sent twice counts once. */
    idempotency_key: uniqueText,
    at: time,
    username: text,
    /** Which list it went to: `public` or `production`. */
    list: text,
    file_name: text,
    file_rows: integer,
    next_part: integer,
    added: integer,
    already_subscribed: integer,
    unsubscribed_before: integer,
    finished_at: nullableTime,
    undone_at: nullableTime,
    /** How many the undoing removed. */
    removed: integer,
  },
};

/**
 * The import that brought a subscriber, or a consent. A subscriber's becomes null once they subscribe themselves: then
 * undoing the import leaves them.
 */
export const importColumns = {
  subscribers: { import_id: nullableBigint },
  consents: { import_id: nullableBigint },
};

/** Makes the migration that adds imports of subscribers. It may be run again after it was interrupted. */
export function subscriberImports(engine: Engine): Migration {
  return {
    async up(db) {
      await createTables(db, engine, shopSchema(engine), importTables);
      for (const schema of ["public", "production"]) {
        for (const [table, { import_id }] of Object.entries(importColumns)) {
          const place = { engine, schema, table };
          await addColumn(db, place, "import_id", import_id);
          await addIndex(db, place, `${table}_import`, "(import_id) where import_id is not null");
        }
      }
    },
  };
}
