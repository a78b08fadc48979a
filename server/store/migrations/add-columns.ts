import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Engine } from "#server/store/schema.ts";

/** Adds columns to a table of the shop, each by its SQL type. A killed migration is run again, so those there are stay. */
export async function addColumns(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  for (const [name, type] of Object.entries(columns)) {
    if (engine === "postgres") {
      await sql`alter table shop.${sql.id(table)} add column if not exists ${sql.id(name)} ${type}`.execute(db);
      continue;
    }
    // SQLite has no `if not exists` here.
    const known = sql`select 1 from pragma_table_info(${table}, 'main') where name = ${name}`;
    if ((await known.execute(db)).rows.length > 0) continue;
    await sql`alter table main.${sql.id(table)} add column ${sql.id(name)} ${type}`.execute(db);
  }
}
