import { createHash } from "node:crypto";
import {
  type AnyColumn,
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertObject,
  type InsertResult,
  type OnConflictBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UpdateResult,
} from "kysely";
import type { Engine } from "#server/db/columns.ts";
import type { Database } from "#server/db/database.ts";
import type { ShopTables } from "#server/db/schema.ts";

/** Gives the SHA-256 of a text in base64url: a key for what must not be stored, or what must be stored once. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Counts the rows that a query finds, whatever it selects. */
export async function countOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const counted = query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as("count"));
  return (await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;
}

/** Which part of a list: so many rows, after leaving out so many. */
export type Page = { readonly limit: number; readonly offset: number };

/** One page of a list's rows, and how many rows the list has. */
export type PageOf<Row> = { readonly rows: Row[]; readonly count: number };

/** A query of the rows of one of the shop's tables, to be narrowed, sorted and selected from further. */
export type ShopQuery<Table extends keyof ShopTables, Row = object> = SelectQueryBuilder<ShopTables, Table, Row>;

/**
 * Reads one page of a sorted list, and how long the list is.
 * @param counted finds the same rows, where counting those is cheaper
 */
export async function selectPage<DB, TB extends keyof DB, Row, CountedTB extends keyof DB = TB, Counted = Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset }: Page,
  counted?: SelectQueryBuilder<DB, CountedTB, Counted>,
): Promise<PageOf<Row>> {
  const rows = await query.limit(limit).offset(offset).execute();
  return { rows, count: await (counted ? countOf(counted) : countOf(query)) };
}

/** Inserts a row unless one has the same key. @returns whether it was inserted */
export function insertNew<Table extends keyof ShopTables>(
  db: Database,
  table: Table,
  row: InsertObject<ShopTables, Table>,
): Promise<boolean> {
  const insert = db.insertInto(table).values(row);
  return didChange(insert.onConflict((conflict) => conflict.doNothing()));
}

/** Inserts a row, or changes the one that has the same key. */
export async function upsert<Table extends keyof ShopTables>(
  db: Database,
  table: Table,
  key: AnyColumn<ShopTables, Table>,
  row: InsertObject<ShopTables, Table>,
  change: Parameters<OnConflictBuilder<ShopTables, Table>["doUpdateSet"]>[0],
): Promise<void> {
  const insert = db.insertInto(table).values(row);
  await insert.onConflict((conflict) => conflict.column(key).doUpdateSet(change)).execute();
}

/**
 * Gives the value for `upsert` that adds a number of the new row to that of the row that is there.
 * @param column with its table, such as `redirects.hits`
 */
export const addedUp = (column: string): RawBuilder<number> =>
  sql<number>`${sql.ref(column)} + ${sql.ref(column.replace(/^\w+/, "excluded"))}`;

/** SQLite accepts OFFSET only after a LIMIT. */
const unbounded = 1_000_000;

/**
 * Deletes the rows of a sorted query beyond the first `keep`.
 * @param rows what is deleted from; Postgres checks its conditions again on a row that changed meanwhile, but not those
 *   of `sorted`
 */
export async function deleteBeyond<Table extends keyof ShopTables>(
  rows: DeleteQueryBuilder<ShopTables, Table, DeleteResult>,
  key: AnyColumn<ShopTables, Table>,
  sorted: SelectQueryBuilder<ShopTables, Table, unknown>,
  keep: number,
): Promise<void> {
  const surplus = sorted.select(sql.ref<string>(key).as("key")).limit(unbounded).offset(keep);
  await rows.where(sql.ref<string>(key), "in", surplus).execute();
}

/** Gives the expression for the day of a moment in UTC, such as `2026-11-21`. */
export const dayOf = (engine: Engine, column: "subscribed_at" | "seen_at" | "at"): RawBuilder<string> =>
  engine === "postgres"
    ? sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`
    : sql<string>`substr(${sql.ref(column)}, 1, 10)`;

/** How much of something waits, and since when the oldest of it does (ISO 8601); null where nobody knows. */
export type Backlog = { readonly count: number; readonly oldestAt: string | null };

/** Counts the rows that a query finds, with the earliest moment in a column of theirs. */
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

/** Executes a write and gives how many rows it changed. */
export async function changedRows(write: Write): Promise<number> {
  const result = await write.executeTakeFirst();
  if ("numUpdatedRows" in result) return Number(result.numUpdatedRows);
  return Number("numDeletedRows" in result ? result.numDeletedRows : (result.numInsertedOrUpdatedRows ?? 0n));
}

/** Executes a write and gives whether it changed a row. */
export const didChange = async (write: Write): Promise<boolean> => (await changedRows(write)) > 0;

/** Counts the rows of a table in each of some states. */
export async function countByState<State extends string>(
  db: Database,
  table: "contact_messages" | "reviews" | "withdrawals",
  states: readonly State[],
): Promise<Record<State, number>> {
  const counted = db.selectFrom(table).select(({ fn }) => ["state", fn.countAll<number>().as("count")]);
  const rows = await counted.groupBy("state").execute();
  const counts = states.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]);
  return Object.fromEntries(counts);
}

/** Gives the pattern of `like … escape '\\'` for what contains a text. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/**
 * Makes the condition that one of some columns contains `search`, ignoring the case of English letters. For people's
 * texts there is `rowContains`.
 */
export function contains(columns: readonly string[], search: string): RawBuilder<boolean> {
  const pattern = likePattern(search.toLowerCase());
  const likes = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(likes, sql` or `)})`;
}
