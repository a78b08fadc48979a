import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";

async function addColumns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const columns = {
    state: sql`text not null default 'new'`,
    state_at: engine === "postgres" ? sql`timestamptz` : sql`text`,
  };
  for (const [name, type] of Object.entries(columns)) {
    if (engine === "postgres") {
      await sql`alter table shop.messages add column if not exists ${sql.id(name)} ${type}`.execute(db);
      continue;
    }
    // SQLite knows no `if not exists` here, and a killed migration is run again.
    const { rows } = await sql`select 1 from pragma_table_info('messages', 'main') where name = ${name}`.execute(db);
    if (rows.length === 0) await sql`alter table main.messages add column ${sql.id(name)} ${type}`.execute(db);
  }
}

/** The staff desk: what became of a message, orders seen at confirmation, gaps, missing paths, redirects (docs/staff.md). */
export function staffDesk(engine: Engine): Migration {
  const time = sql.raw(engine === "postgres" ? "timestamptz" : "text");
  const number = sql.raw(engine === "postgres" ? "bigint" : "integer");
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await addColumns(db, engine);
      const tables = {
        seen_orders: sql`key text primary key, label text not null, kind text not null, status text not null,
          cents ${number} not null, quantity integer not null, seen_at ${time} not null`,
        gap_notes: sql`key text primary key, kind text not null, text text not null, count integer not null,
          first_at ${time} not null, last_at ${time} not null`,
        missing_paths: sql`path text primary key, count integer not null, first_at ${time} not null, last_at ${time} not null`,
        redirects: sql`source text primary key, target text not null, status integer not null, hits integer not null,
          created_at ${time} not null, last_hit_at ${time}`,
      };
      for (const [name, columns] of Object.entries(tables)) {
        const table = engine === "postgres" ? sql.id("shop", name) : sql.id("main", name);
        await sql`create table if not exists ${table} (${columns})`.execute(db);
      }
    },
  };
}
