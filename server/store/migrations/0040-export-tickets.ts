import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";

/** Tickets for one export each; `id` is the hash of what the address holds. */
export function exportTickets(engine: Engine): Migration {
  const shop = sql.id(engine === "postgres" ? "shop" : "main");
  const time = sql.raw(engine === "postgres" ? "timestamptz" : "text");
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql`create table if not exists ${shop}.export_tickets (
        id text primary key, username text not null, epoch text not null, expires_at ${time} not null)`.execute(db);
    },
  };
}
