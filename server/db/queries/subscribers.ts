import type { Selectable } from "kysely";
import type { SubscriberFilter } from "#contract/subscriber-list.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { groupCommit } from "#server/db/group-commit.ts";
import type { SubscriberSchema, SubscriberTables } from "#server/db/schema.ts";
import { type ConfirmationMail, requestConfirmation, saveSubscribers, unknownConsentText } from "./consents.ts";
import { countOf } from "./query-parts.ts";
import { filterBy, type RowFilter } from "./subscriber-filter.ts";

export type SubscriberRow = Selectable<SubscriberTables["subscribers"]>;
export type NewSubscriber = { readonly email: string; readonly source: string; readonly consentTextId?: string };

export const subscriberSchemas = ["public", "production"] as const satisfies readonly SubscriberSchema[];

export const filteredSchemas = (
  schemas: readonly SubscriberSchema[],
  { schema }: Pick<SubscriberFilter, "schema">,
): SubscriberSchema[] => schemas.filter((candidate) => schema === undefined || candidate === schema);

/** Returns the function that saves a subscriber, on disk before it resolves. @param asking for double opt-in */
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

export const countSubscribers = (database: DatabaseClient, schema: SubscriberSchema, filter: RowFilter = {}) =>
  countOf(database.subscribers(schema).selectFrom("subscribers").where(filterBy(filter)));

type SubscriberPage = {
  readonly limit?: number;
  readonly offset?: number;
  readonly filter?: RowFilter;
  /** For long lists: only those with a smaller id, or null for the first page. Read by id alone. */
  readonly before?: number | null;
};

export function subscribersQuery(
  database: DatabaseClient,
  schema: SubscriberSchema,
  { limit, offset, filter = {}, before }: SubscriberPage,
) {
  const { from, to, source } = filter;
  const order = before === undefined ? undefined : "by id";
  let query = database.subscribers(schema).selectFrom("subscribers").selectAll().where(filterBy(filter, order));
  if (typeof before === "number") query = query.where("id", "<", before);
  // Newer ones have both a later moment and a larger id: the order that an index has beside the filter.
  if (!order && source === undefined && (from ?? to) !== undefined) query = query.orderBy("subscribed_at", "desc");
  query = query.orderBy("id", "desc");
  // SQLite accepts OFFSET only after a LIMIT.
  return limit === undefined ? query : query.limit(limit).offset(offset ?? 0);
}

/** The subscribers of a schema, newest first (docs/behavior/staff-dashboards.md#table). */
export const listSubscribers = (database: DatabaseClient, schema: SubscriberSchema, page: SubscriberPage = {}) =>
  subscribersQuery(database, schema, page).execute();

export const schemaOf = (environment: "development" | "production"): SubscriberSchema =>
  environment === "production" ? "production" : "public";
