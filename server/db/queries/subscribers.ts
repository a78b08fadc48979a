import type { Selectable } from "kysely";
import type { DatabaseClient } from "#server/db/database.ts";
import { groupCommit } from "#server/db/group-commit.ts";
import type { SubscriberSchema, SubscriberTables } from "#server/db/schema.ts";
import { type ConfirmationMail, requestConfirmation, saveSubscribers } from "./consents.ts";
import { contains, countOf } from "./query-parts.ts";

export type SubscriberRow = Selectable<SubscriberTables["subscribers"]>;
/** A new subscriber with the consent text they agreed to (content/consent.ts); the address is trimmed already. */
export type NewSubscriber = { readonly email: string; readonly source: string; readonly consentTextId?: string };

/** Both schemas, in the order in which staff see them. */
export const subscriberSchemas = ["public", "production"] as const satisfies readonly SubscriberSchema[];

/** Consent text id of subscribers without a known consent text. */
const unknownConsentText = "not recorded";

/**
 * Returns the function that saves a subscriber in `schema`: one row per address for concurrent calls, on disk before it
 * resolves.
 * @param asking enables double opt-in: only the confirmation mail is queued and recorded
 */
export function subscriberWriter(
  database: DatabaseClient,
  schema: SubscriberSchema,
  asking: ConfirmationMail | null = null,
): (one: NewSubscriber) => Promise<void> {
  return groupCommit(async (items) => {
    const agreeing = items.map((one) => ({ consentTextId: unknownConsentText, ...one }));
    if (asking) await requestConfirmation(database, schema, agreeing, asking);
    else await saveSubscribers(database, schema, agreeing);
    return items.map(() => undefined);
  });
}

const matches = (search: string) => contains(["email_key"], search);

/** How many subscribers a schema holds, or of them those whose address contains `search`. */
export async function countSubscribers(
  database: DatabaseClient,
  schema: SubscriberSchema,
  search = "",
): Promise<number> {
  const all = database.subscribers(schema).selectFrom("subscribers");
  return countOf(search === "" ? all : all.where(matches(search)));
}

export type SubscriberPage = { readonly limit?: number; readonly offset?: number; readonly search?: string };

/**
 * The subscribers of a schema, newest first; `search` is a case-insensitive part of the address
 * (docs/behavior/staff-dashboards.md#table).
 */
export async function listSubscribers(
  database: DatabaseClient,
  schema: SubscriberSchema,
  page: SubscriberPage = {},
): Promise<SubscriberRow[]> {
  let query = database.subscribers(schema).selectFrom("subscribers").selectAll().orderBy("id", "desc");
  if (page.search) query = query.where(matches(page.search));
  // SQLite accepts OFFSET only after a LIMIT.
  if (page.limit !== undefined) query = query.limit(page.limit).offset(page.offset ?? 0);
  return query.execute();
}

/** The subscribers with a smaller id than `before`, newest first: one page of a long list or an export. */
export async function subscribersBefore(
  database: DatabaseClient,
  schema: SubscriberSchema,
  before: number | null,
  limit: number,
  search = "",
): Promise<SubscriberRow[]> {
  let query = database.subscribers(schema).selectFrom("subscribers").selectAll().orderBy("id", "desc").limit(limit);
  if (search !== "") query = query.where(matches(search));
  if (before !== null) query = query.where("id", "<", before);
  return query.execute();
}

/** The schema of this environment. */
export const schemaOf = (environment: "development" | "production"): SubscriberSchema =>
  environment === "production" ? "production" : "public";
