import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";

/** What tells which rows may go first when a table is full: the limit of a counter, and whether a demo cart is paid. */
export function tableBounds(engine: Engine): Migration {
  const number = engine === "postgres" ? sql`bigint` : sql`integer`;
  const columns = [
    { table: "limits", column: "max_tries" },
    { table: "demo_carts", column: "paid" },
  ];
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const { table, column } of columns) {
        const definition = sql`${sql.id(column)} ${number} not null default 0`;
        if (engine === "postgres") {
          await sql`alter table ${sql.id("shop", table)} add column if not exists ${definition}`.execute(db);
          continue;
        }
        // SQLite knows no `if not exists` here, and a killed migration is run again.
        const { rows } = await sql`select 1 from pragma_table_info(${table}, 'main') where name = ${column}`.execute(
          db,
        );
        if (rows.length === 0) await sql`alter table ${sql.id("main", table)} add column ${definition}`.execute(db);
      }
    },
  };
}
