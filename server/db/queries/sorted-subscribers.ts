import { sql } from "kysely";
import type { SubscriberSort } from "#contract/subscriber-list.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { filterBy, type RowFilter } from "./subscriber-filter.ts";
import type { SubscriberRow } from "./subscribers.ts";

/** Each order is one that an index has, so that the first page reads no more rows than it shows. */
const orders = {
  newest: ["subscribed_at", "desc"],
  oldest: ["subscribed_at", "asc"],
  email: ["email_key", "asc"],
  "email-desc": ["email_key", "desc"],
} as const satisfies Record<SubscriberSort, readonly ["subscribed_at" | "email_key", "asc" | "desc"]>;

type SortedPage = {
  readonly sort: SubscriberSort;
  readonly limit: number;
  readonly offset: number;
  readonly filter: RowFilter;
};

/** As many rows of a schema as the page and those before it could hold. */
function firstOf(database: DatabaseClient, schema: SubscriberSchema, { sort, limit, offset, filter }: SortedPage) {
  const [column, direction] = orders[sort];
  const first = database
    .subscribers(schema)
    .selectFrom("subscribers")
    .select(["id", "email", "email_key", "subscribed_at", "source", sql.lit<SubscriberSchema>(schema).as("schema")])
    .where(filterBy(filter))
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(offset + limit);
  // SQLite takes an order inside a union only in a query of its own.
  return database.subscribers(schema).selectFrom(first.as("first")).selectAll();
}

/** Each schema is read along an index, no further than the page, then both are merged. @throws Error for no schema */
export function sortedQuery(database: DatabaseClient, schemas: readonly SubscriberSchema[], page: SortedPage) {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error("there is no schema to sort");
  let query = firstOf(database, first, page);
  for (const schema of others) query = query.unionAll(firstOf(database, schema, page));
  const [column, direction] = orders[page.sort];
  return query.orderBy(column, direction).orderBy("id", direction).limit(page.limit).offset(page.offset);
}

export async function sortedSubscribers(
  database: DatabaseClient,
  schemas: readonly SubscriberSchema[],
  page: SortedPage,
): Promise<(SubscriberRow & { readonly schema: SubscriberSchema })[]> {
  return schemas.length === 0 ? [] : sortedQuery(database, schemas, page).execute();
}

export async function subscriberSources(
  database: DatabaseClient,
  schemas: readonly SubscriberSchema[],
  limit: number,
): Promise<{ source: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const schema of schemas) {
    const rows = await database
      .subscribers(schema)
      .selectFrom("subscribers")
      .select(({ fn }) => ["source", fn.countAll<number>().as("count")])
      .groupBy("source")
      .execute();
    for (const { source, count } of rows) counts.set(source, (counts.get(source) ?? 0) + count);
  }
  return [...counts]
    .map(([source, count]) => ({ source, count }))
    .toSorted((first, other) => other.count - first.count || (first.source < other.source ? -1 : 1))
    .slice(0, limit);
}
