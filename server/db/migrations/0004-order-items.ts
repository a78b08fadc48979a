import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/db/schema.ts";

/** What was bought, beside each recorded order; empty for those recorded before. */
export function orderItems(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === "postgres") {
        await sql`alter table shop.recorded_orders add column if not exists items text not null default ''`.execute(db);
        return;
      }
      // SQLite runs a migration without a transaction and has no `if not exists` here: an interrupted one is run again.
      const found = await sql`select name from pragma_table_info('recorded_orders') where name = 'items'`.execute(db);
      if (found.rows.length > 0) return;
      await sql`alter table main.recorded_orders add column items text not null default ''`.execute(db);
    },
  };
}
