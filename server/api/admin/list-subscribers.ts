import type { Context, Handler } from "hono";
import type { SubscriberCounts } from "#contract/subscriber-counts.ts";
import { type AdminSubscriber, type SubscriberListResponse, subscriberListQuery } from "#contract/subscriber-list.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { AppContext } from "#server/app-context.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { countSubscribers, listSubscribers } from "#server/db/queries/subscribers.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { queryOf } from "#server/middleware/body.ts";
import { allSubscribers } from "./all-subscribers.ts";
import { showSubscriber } from "./show-subscriber.ts";

/** Subscribers in each schema, and the current time. */
export async function subscriberCounts(database: DatabaseClient): Promise<SubscriberCounts> {
  const [inPublic, inProduction] = [
    await countSubscribers(database, "public"),
    await countSubscribers(database, "production"),
  ];
  return {
    public: inPublic,
    production: inProduction,
    total: inPublic + inProduction,
    timestamp: new Date().toISOString(),
  };
}

type Rest = Omit<SubscriberListResponse, "data">;

/** All fields but the rows: written after them, because the count is only known then. */
async function restOfAnswer(
  { config, database }: AppContext,
  schemas: readonly SubscriberSchema[],
  sent: number,
  matchCount: number,
): Promise<Rest> {
  const counts = await subscriberCounts(database);
  return {
    success: true,
    message: `${sent} of ${matchCount} subscribers`,
    environment: config.environment,
    schema: schemas.join(", "),
    dataCount: sent,
    matchCount,
    timestamp: counts.timestamp,
    metrics: { public_count: counts.public, production_count: counts.production, total_count: counts.total },
  };
}

/** One page: it may begin in one schema and end in the next. */
async function onePage(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
  limit: number,
  offset: number,
  search: string,
): Promise<SubscriberListResponse> {
  const data: AdminSubscriber[] = [];
  let matchCount = 0;
  for (const schema of schemas) {
    const found = await countSubscribers(context.database, schema, search);
    const skip = Math.max(0, offset - matchCount);
    const room = limit - data.length;
    matchCount += found;
    if (skip >= found || room === 0) continue;
    const rows = await listSubscribers(context.database, schema, { search, offset: skip, limit: room });
    for (const row of rows) data.push(showSubscriber(row, schema));
  }
  return { data, ...(await restOfAnswer(context, schemas, data.length, matchCount)) };
}

/**
 * The whole list as the text of one JSON object, streamed row by row, so that 100,000 subscribers are never in memory
 * at once.
 */
async function* allOfIt(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
  offset: number,
  search: string,
): AsyncGenerator<string> {
  let sent = 0;
  let text = '{"data":[';
  for await (const page of allSubscribers(context.database, schemas, { search, skip: offset })) {
    yield text + page.map((row) => JSON.stringify(row)).join(",");
    sent += page.length;
    text = ",";
  }
  let matchCount = offset + sent;
  // An offset beyond the end yields no rows, so the count is queried.
  if (sent === 0) {
    matchCount = 0;
    for (const schema of schemas) matchCount += await countSubscribers(context.database, schema, search);
  }
  const rest = JSON.stringify(await restOfAnswer(context, schemas, sent, matchCount));
  yield `${sent === 0 ? text : ""}],${rest.slice(1)}`;
}

/**
 * The list answer over some schemas (docs/behavior/calls.md#staff): the newest first within each, one schema after the
 * other. A page when the call names a `limit`, else all of it. @throws an HTTPException with 429 while too many others
 * read
 */
export function listHandler(context: AppContext, schemas: readonly SubscriberSchema[]): Handler {
  return async (c: Context) => {
    const { limit, offset, search } = queryOf(c, subscriberListQuery);
    if (limit === undefined) {
      return streamText(c, {
        pieces: allOfIt(context, schemas, offset, search),
        limit: context.readLimits.exports,
        log: context.log,
        headers: { "Content-Type": "application/json" },
      });
    }
    const end = await context.readLimits.scans.enter();
    try {
      return c.json(await onePage(context, schemas, limit, offset, search));
    } finally {
      end();
    }
  };
}
