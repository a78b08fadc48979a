import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#server/store/schema.ts";

/** How often each short link was followed, by day. */
export function goCountsTable(engine: Engine): Migration {
  const shop = sql.id(engine === "postgres" ? "shop" : "main");
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql`create table if not exists ${shop}.go_counts (
        id text primary key, day text not null, code text not null, count integer not null)`.execute(db);
    },
  };
}
