import { type Selectable, sql } from "kysely";
import { type Asking, askSubscribers, keepSubscribers } from "./consents.ts";
import { groupCommit } from "./group-commit.ts";
import { likePattern } from "./like-pattern.ts";
import type { SubscriberSchema, SubscriberTables } from "./schema.ts";
import type { Store } from "./store.ts";

export type SubscriberRow = Selectable<SubscriberTables["subscribers"]>;
/** Somebody who subscribes, with the sentence they agreed to (content/consent.ts); the address is trimmed already. */
export type NewSubscriber = { readonly email: string; readonly source: string; readonly wording?: string };

/** Both schemas, in the order in which staff see them. */
export const subscriberSchemas = ["public", "production"] as const satisfies readonly SubscriberSchema[];

/** What is noted where nobody says which sentence was shown. */
const unknownWording = "not recorded";

/**
 * The function that keeps a subscriber in `schema`: one row an address however many ask at once, on disk before it resolves
 * (rulings, Login and staff).
 * @param asking with it nobody is subscribed before they confirm by mail: what is kept then is that they were asked
 */
export function subscriberWriter(
  store: Store,
  schema: SubscriberSchema,
  asking: Asking | null = null,
): (one: NewSubscriber) => Promise<void> {
  return groupCommit(async (items) => {
    const agreeing = items.map((one) => ({ wording: unknownWording, ...one }));
    if (asking) await askSubscribers(store, schema, agreeing, asking);
    else await keepSubscribers(store, schema, agreeing);
    return items.map(() => undefined);
  });
}

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

/** The subscribers with a smaller id than `before`, newest first: one page of a long list or an export. */
export async function subscribersBefore(
  store: Store,
  schema: SubscriberSchema,
  before: number | null,
  limit: number,
  search = "",
): Promise<SubscriberRow[]> {
  let query = store.subscribers(schema).selectFrom("subscribers").selectAll().orderBy("id", "desc").limit(limit);
  if (search !== "") query = query.where(matches(search));
  if (before !== null) query = query.where("id", "<", before);
  return query.execute();
}
