import type { Migration } from "kysely/migration";
import { createTables, type Engine, integer, shopSchema, text, textKey, time } from "#server/db/columns.ts";

/** Pages whose script failed in a browser; `key` is a hash of the three texts. */
export const pageFailureTables = {
  page_failures: { key: textKey, path: text, message: text, browser: text, count: integer, last_at: time },
};

/**
 * Makes the migration that adds the table of pages that failed in a browser. It may be run again after it was
 * interrupted.
 */
export function pageFailures(engine: Engine): Migration {
  return { up: (db) => createTables(db, engine, shopSchema(engine), pageFailureTables) };
}
