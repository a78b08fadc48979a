import {
  type DeleteResult,
  type InsertResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UpdateResult,
} from "kysely";
import type { Database } from "#server/db/database.ts";
import type { ShopTables } from "#server/db/schema.ts";

export async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as("count"));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}

export type Backlog = { readonly count: number; readonly oldestAt: string | null };

/** How many rows a query finds, and the earliest moment in a column of theirs. */
export function backlogOf<Table extends keyof ShopTables>(
  query: SelectQueryBuilder<ShopTables, Table, unknown>,
  moment: string,
): Promise<Backlog> {
  return query
    .select([sql<number>`count(*)`.as("count"), sql<string | null>`min(${sql.ref(moment)})`.as("oldestAt")])
    .$castTo<Backlog>()
    .executeTakeFirstOrThrow();
}

type Write = { executeTakeFirst(): Promise<UpdateResult | DeleteResult | InsertResult> };

/** Executes a write; returns how many rows it changed. */
export async function changedRows(write: Write): Promise<number> {
  const result = await write.executeTakeFirst();
  if ("numUpdatedRows" in result) return Number(result.numUpdatedRows);
  return Number("numDeletedRows" in result ? result.numDeletedRows : (result.numInsertedOrUpdatedRows ?? 0n));
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
