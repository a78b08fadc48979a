import { sql } from "kysely";
import type { DatabaseClient } from "#server/db/database.ts";
import type { ShopTables } from "#server/db/schema.ts";

/**
 * Has time pass for the rows of a table: their moments in `column` are moved back by `ms` milliseconds. The clock of
 * Postgres, which decides what is over, can't be moved by a test.
 */
export async function letPass<Table extends keyof ShopTables>(
  { db, engine }: Pick<DatabaseClient, "db" | "engine">,
  table: Table,
  column: keyof ShopTables[Table] & string,
  ms: number,
): Promise<void> {
  const moment = sql.ref(column);
  const schema = engine === "postgres" ? "shop" : "main";
  const earlier = {
    count: sql`${moment} - ${ms}`,
    postgres: sql`${moment} - ${ms} * interval '1 millisecond'`,
    sqlite: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, ${`${-ms / 1000} seconds`})`,
  };
  const moved = table === "rate_limits" ? earlier.count : earlier[engine];
  await sql`update ${sql.table(`${schema}.${table}`)} set ${moment} = ${moved}`.execute(db);
}
