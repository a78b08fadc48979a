import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#server/db/database.ts";

export async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as("count"));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}

export async function countByState<State extends string>(
  db: Database,
  table: "contact_messages" | "withdrawals",
  states: readonly State[],
): Promise<Record<State, number>> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = states.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]);
  return Object.fromEntries(counts);
}

/** A condition: a column contains `search`, ignoring case. */
export function contains(columns: readonly string[], search: string): RawBuilder<boolean> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const likes = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(likes, sql` or `)})`;
}
