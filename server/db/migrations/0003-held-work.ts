import type { Generated } from "kysely";
import type { Migration } from "kysely/migration";
import { addColumn } from "#server/db/change-tables.ts";
import { column, type Engine, shopSchema } from "#server/db/columns.ts";

/**
 * 1 from a restore until staff release it: another shop may have done it since the backup
 * (server/db/queries/held-work.ts).
 */
const held = column<Generated<number>>("integer not null default 0");

/** What this migration adds to tables. */
export const addedColumns = {
  outbox: { held },
  campaigns: { held },
  catalog_changes: { held },
};

/** Makes the migration that lets unfinished work of a restored backup wait for staff. */
export function heldWork(engine: Engine): Migration {
  return {
    async up(db) {
      for (const table of Object.keys(addedColumns)) {
        await addColumn(db, { engine, schema: shopSchema(engine), table }, "held", held);
      }
    },
  };
}
