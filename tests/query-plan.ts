import { type CompiledQuery, sql } from "kysely";
import type { OpenTestDatabase } from "./databases.ts";

/** Has Postgres learn what is in its tables, which it does by itself, but not within a test. */
export async function learnTables({ engine, everything }: OpenTestDatabase): Promise<void> {
  if (engine === "postgres") await sql`vacuum analyze`.execute(everything);
}

/** The plan of a query, in the engine's own words. */
export async function planOf(
  { engine, everything }: OpenTestDatabase,
  query: { compile(): CompiledQuery },
): Promise<string> {
  const compiled = query.compile();
  const explain = engine === "postgres" ? "explain" : "explain query plan";
  const explained: CompiledQuery = { ...compiled, sql: `${explain} ${compiled.sql}` };
  const { rows } = await everything.executeQuery<Record<string, unknown>>(explained);
  return rows.map((row) => String(row.detail ?? row["QUERY PLAN"])).join("\n");
}
