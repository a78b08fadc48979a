import type { Migration } from "kysely/migration";
import { addColumn } from "#server/db/change-tables.ts";
import { type Engine, nullableText, shopSchema } from "#server/db/columns.ts";

/**
 * What staff search in a row, in the spelling that `fold` (contract/fold.ts) gives it. Null in a row that a former
 * version wrote or a former backup held, until it is filled (server/db/queries/search-texts.ts).
 */
export const searchTextColumns = {
  contact_messages: { search_text: nullableText },
  withdrawals: { search_text: nullableText },
};

/**
 * Makes the migration that adds the columns of search texts where they aren't there, so that an interrupted run can be
 * repeated.
 */
export function searchTexts(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      for (const [table, columns] of Object.entries(searchTextColumns)) {
        for (const [name, column] of Object.entries(columns)) {
          await addColumn(db, { engine, schema, table }, name, column);
        }
      }
    },
  };
}
