import { type Selectable, sql } from "kysely";
import { groupCommit } from "./group-commit.ts";
import type { SubscriberSchema, SubscriberTables } from "./schema.ts";
import type { Store } from "./store.ts";

export type SubscriberRow = Selectable<SubscriberTables["subscribers"]>;
/** What is known of somebody who subscribes; the address is trimmed already. */
export type NewSubscriber = { readonly email: string; readonly source: string };

/** Both schemas, in the order in which staff see them. */
export const subscriberSchemas = ["public", "production"] as const satisfies readonly SubscriberSchema[];

/**
 * The function that keeps a subscriber in `schema`: one row an address however many ask at once, on disk before it resolves
 * (rulings, Login and staff).
 */
export function subscriberWriter(store: Store, schema: SubscriberSchema): (one: NewSubscriber) => Promise<void> {
  return groupCommit(async (items) => {
    const subscribed_at = new Date().toISOString();
    const rows = items.map(({ email, source }) => ({ email, email_key: email.toLowerCase(), subscribed_at, source }));
    await store
      .subscribers(schema)
      .insertInto("subscribers")
      .values(rows)
      .onConflict((conflict) => conflict.column("email_key").doNothing())
      .execute();
  });
}

const likePattern = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
const matches = (search: string) => sql<boolean>`email_key like ${likePattern(search)} escape '\\'`;

/** How many subscribers a schema holds, or of them those whose address contains `search`. */
export async function countSubscribers(store: Store, schema: SubscriberSchema, search = ""): Promise<number> {
  let query = store
    .subscribers(schema)
    .selectFrom("subscribers")
    .select(({ fn }) => fn.countAll<number>().as("count"));
  if (search !== "") query = query.where(matches(search));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

export type SubscriberPage = { readonly limit?: number; readonly offset?: number; readonly search?: string };

/** The subscribers of a schema, newest first; `search` is a case-insensitive part of the address (back-office §5). */
export async function listSubscribers(
  store: Store,
  schema: SubscriberSchema,
  page: SubscriberPage = {},
): Promise<SubscriberRow[]> {
  let query = store.subscribers(schema).selectFrom("subscribers").selectAll().orderBy("id", "desc");
  if (page.search) query = query.where(matches(page.search));
  // SQLite knows OFFSET only behind a LIMIT.
  if (page.limit !== undefined) query = query.limit(page.limit).offset(page.offset ?? 0);
  return query.execute();
}

/** The subscribers with a smaller id than `before`, newest first: one page of an export. */
export async function subscribersBefore(
  store: Store,
  schema: SubscriberSchema,
  before: number | null,
  limit: number,
): Promise<SubscriberRow[]> {
  let query = store.subscribers(schema).selectFrom("subscribers").selectAll().orderBy("id", "desc").limit(limit);
  if (before !== null) query = query.where("id", "<", before);
  return query.execute();
}
