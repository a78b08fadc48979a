import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";

/** What staff made of a withdrawal: open or answered (docs/staff.md). */
export function withdrawalStates(engine: Engine): Migration {
  const columns = {
    state: sql`text not null default 'open'`,
    state_at: engine === "postgres" ? sql`timestamptz` : sql`text`,
  };
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const [name, type] of Object.entries(columns)) {
        if (engine === "postgres") {
          await sql`alter table shop.withdrawals add column if not exists ${sql.id(name)} ${type}`.execute(db);
          continue;
        }
        // SQLite knows no `if not exists` here, and a killed migration is run again.
        const { rows } = await sql`select 1 from pragma_table_info('withdrawals', 'main') where name = ${name}`.execute(
          db,
        );
        if (rows.length === 0) await sql`alter table main.withdrawals add column ${sql.id(name)} ${type}`.execute(db);
      }
    },
  };
}
