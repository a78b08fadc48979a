import {
  type Compilable,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { SubscriberFilter, SubscriberSort } from "#contract/admin-subscribers.ts";
import { emailSearch } from "#contract/email.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { groupCommit } from "#server/db/group-commit.ts";
import type { SubscriberSchema, SubscriberTables } from "#server/db/schema.ts";
import { type ConfirmationMail, requestConfirmation, saveSubscribers, unknownConsentText } from "./consents.ts";
import { contains, countOf, dayOf, type Page } from "./query-parts.ts";

/** A subscriber, and the schema that holds them. */
export type SubscriberRow = Omit<Selectable<SubscriberTables["subscribers"]>, "import_id"> & {
  readonly schema: SubscriberSchema;
};

/** A new subscriber with the consent text that they agreed to (content/consent.ts); the address is cleaned already. */
export type NewSubscriber = { readonly email: string; readonly source: string; readonly consentTextId?: string };

/** Both schemas, in the order in which staff see them. */
export const subscriberSchemas = ["public", "production"] as const satisfies readonly SubscriberSchema[];

/** Gives the schema that an instance of an environment writes. */
export const schemaOf = (environment: "development" | "production"): SubscriberSchema =>
  environment === "production" ? "production" : "public";

/** Gives those of some schemas that a filter lets through. */
export const filteredSchemas = (
  schemas: readonly SubscriberSchema[],
  { schema }: Pick<SubscriberFilter, "schema">,
): readonly SubscriberSchema[] => schemas.filter((candidate) => schema === undefined || candidate === schema);

/**
 * Makes the function that saves a subscriber in a schema: one row per address also for concurrent calls, on disk before
 * it resolves.
 * @param asking has the address asked by mail instead (double opt-in); null saves it at once
 */
export function subscriberWriter(
  database: DatabaseClient,
  schema: SubscriberSchema,
  asking: ConfirmationMail | null = null,
): (subscriber: NewSubscriber) => Promise<void> {
  return groupCommit(async (items) => {
    const agreeing = items.map((subscriber) => ({ consentTextId: unknownConsentText, ...subscriber }));
    if (asking) await requestConfirmation(database, schema, agreeing, asking);
    else await saveSubscribers(database, schema, agreeing);
    return items.map(() => undefined);
  });
}

/** Which rows of a schema. */
type RowFilter = Partial<Omit<SubscriberFilter, "schema">>;

type Condition = (
  builder: ExpressionBuilder<SubscriberTables, "subscribers">,
) => ExpressionWrapper<SubscriberTables, "subscribers", SqlBool>;

const day = 24 * 60 * 60_000;
const startOf = (date: string): string => `${date}T00:00:00.000Z`;
const endOf = (date: string): string => new Date(Date.parse(startOf(date)) + day).toISOString();

/**
 * The condition of a filter; true for none.
 * @param order `by id` where pages follow the id: the moment is then hidden from the planner, which would else collect
 *   and sort all rows of the days for each page
 */
function filterBy({ search = "", source, from, to }: RowFilter, order?: "by id"): Condition {
  const moment = order === "by id" ? sql`coalesce(subscribed_at, subscribed_at)` : sql.ref("subscribed_at");
  const conditions = [
    ...(search === "" ? [] : [contains(["email_key"], emailSearch(search))]),
    ...(source === undefined ? [] : [sql<SqlBool>`source = ${source}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`${moment} >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${moment} < ${endOf(to)}`]),
  ];
  return ({ and }) => and(conditions);
}

/** Counts the subscribers of a schema, or of them those that a filter finds. */
export const countSubscribers = (
  database: DatabaseClient,
  schema: SubscriberSchema,
  filter: RowFilter = {},
): Promise<number> => countOf(database.subscribers(schema).selectFrom("subscribers").where(filterBy(filter)));

/** Which part of a schema's list. */
type SubscriberPage = Partial<Page> & {
  readonly filter?: RowFilter;
  /** For long lists: only those with a smaller id, or null for the first page. Read by id alone. */
  readonly before?: number | null;
};

/** A query that is ready to be run, or to be looked at. */
export type ReadyQuery<Row> = Compilable<Row> & { execute(): Promise<Row[]> };

/** Gives the query of `listSubscribers`. */
export function subscribersQuery(
  database: DatabaseClient,
  schema: SubscriberSchema,
  { limit, offset, filter = {}, before }: SubscriberPage,
): ReadyQuery<SubscriberRow> {
  const { from, to, source } = filter;
  const order = before === undefined ? undefined : "by id";
  const all = database.subscribers(schema).selectFrom("subscribers").selectAll();
  let query = all.select(sql.lit<SubscriberSchema>(schema).as("schema")).where(filterBy(filter, order));
  if (typeof before === "number") query = query.where("id", "<", before);
  // Newer ones have both a later moment and a larger id: the order that an index has beside the filter.
  if (!order && source === undefined && (from ?? to) !== undefined) query = query.orderBy("subscribed_at", "desc");
  query = query.orderBy("id", "desc");
  // SQLite accepts OFFSET only after a LIMIT.
  return limit === undefined ? query : query.limit(limit).offset(offset ?? 0);
}

/** Reads the subscribers of a schema, the newest first (docs/behavior/staff-dashboards.md#table). */
export const listSubscribers = (
  database: DatabaseClient,
  schema: SubscriberSchema,
  page: SubscriberPage = {},
): Promise<SubscriberRow[]> => subscribersQuery(database, schema, page).execute();

/** Each order is one that an index has, so that the first page reads no more rows than it shows. */
const orders = {
  newest: ["subscribed_at", "desc"],
  oldest: ["subscribed_at", "asc"],
  email: ["email_key", "asc"],
  "email-desc": ["email_key", "desc"],
} as const satisfies Record<SubscriberSort, readonly ["subscribed_at" | "email_key", "asc" | "desc"]>;

type SortedPage = Page & { readonly sort: SubscriberSort; readonly filter: RowFilter };

/**
 * Gives the query of `sortedSubscribers`: each schema is read along an index, no further than the page, then both are
 * merged.
 * @throws Error for no schema
 */
export function sortedQuery(
  database: DatabaseClient,
  schemas: readonly SubscriberSchema[],
  { sort, limit, offset, filter }: SortedPage,
): ReadyQuery<SubscriberRow> {
  const [column, direction] = orders[sort];
  const firstOf = (schema: SubscriberSchema) => {
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
  };
  const merged = schemas.map(firstOf).reduce((all, query) => all.unionAll(query));
  return merged.orderBy(column, direction).orderBy("id", direction).limit(limit).offset(offset);
}

/** Reads a page of the subscribers of some schemas in one order over all of them. */
export const sortedSubscribers = async (
  database: DatabaseClient,
  schemas: readonly SubscriberSchema[],
  page: SortedPage,
): Promise<SubscriberRow[]> => (schemas.length === 0 ? [] : sortedQuery(database, schemas, page).execute());

/** How many subscribers came from a source. */
export type SourceCount = { readonly source: string; readonly count: number };

/** Counts the subscribers of some schemas by where they came from, the most frequent source first. */
export async function subscriberSources(
  database: DatabaseClient,
  schemas: readonly SubscriberSchema[],
  limit: number,
): Promise<readonly SourceCount[]> {
  const counts = new Map<string, number>();
  for (const schema of schemas) {
    const subscribers = database.subscribers(schema).selectFrom("subscribers").groupBy("source");
    const rows = await subscribers.select(({ fn }) => ["source", fn.countAll<number>().as("count")]).execute();
    for (const { source, count } of rows) counts.set(source, (counts.get(source) ?? 0) + count);
  }
  return [...counts]
    .map(([source, count]) => ({ source, count }))
    .toSorted((first, other) => other.count - first.count || (first.source < other.source ? -1 : 1))
    .slice(0, limit);
}

/** How many subscribed on a day (`2026-11-21`, in UTC) from a source. */
export type DayCount = { readonly day: string; readonly source: string; readonly count: number };

/** New subscribers by day and source, and how many there were before. */
export type Growth = { readonly days: readonly DayCount[]; readonly before: number };

/** Counts the new subscribers of a schema since a day (`2026-11-21`, in UTC), and those from before it. */
export async function subscriberGrowth(
  { engine, subscribers }: DatabaseClient,
  schema: SubscriberSchema,
  since: string,
): Promise<Growth> {
  const all = subscribers(schema).selectFrom("subscribers");
  const day = dayOf(engine, "subscribed_at");
  const start = `${since}T00:00:00.000Z`;
  const recent = all.where("subscribed_at", ">=", start).groupBy([day, "source"]);
  const days = await recent.select(({ fn }) => [day.as("day"), "source", fn.countAll<number>().as("count")]).execute();
  return { days, before: await countOf(all.where("subscribed_at", "<", start)) };
}
