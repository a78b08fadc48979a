import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Engine, nullableText, shopSchema } from "#server/db/columns.ts";

/**
 * What staff search in a row, in the spelling that `fold` (contract/fold.ts) gives it. Null in a row that a former version wrote
 * or a former backup held, until it is filled (server/db/queries/search-texts.ts).
 */
export const searchTextColumns = {
  contact_messages: { search_text: nullableText },
  withdrawals: { search_text: nullableText },
};

async function hasColumn(db: Kysely<unknown>, schema: string, table: string, column: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  const isIt = (one: (typeof tables)[number]): boolean => one.name === table && (one.schema ?? "main") === schema;
  return tables.some((one) => isIt(one) && one.columns.some(({ name }) => name === column));
}

/** Adds the columns that aren't there, so that an interrupted run can be repeated. */
export function searchTexts(engine: Engine): Migration {
  const schema = shopSchema(engine);
  return {
    async up(db) {
      for (const [table, columns] of Object.entries(searchTextColumns)) {
        for (const [column, { sql: type }] of Object.entries(columns)) {
          if (await hasColumn(db, schema, table, column)) continue;
          await sql`alter table ${sql.id(schema, table)} add column ${sql.id(column)} ${sql.raw(type)}`.execute(db);
        }
      }
    },
  };
}
