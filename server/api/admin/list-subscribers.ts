import type { Context, Handler } from "hono";
import type { SubscriberCounts } from "#contract/subscriber-counts.ts";
import { type AdminSubscriber, type SubscriberListResponse, subscriberListQuery } from "#contract/subscriber-list.ts";
import { streamText } from "#server/api/stream-text.ts";
import { queryOf } from "#server/middleware/body.ts";
import type { Parts } from "#server/parts.ts";
import type { SubscriberSchema } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { countSubscribers, listSubscribers } from "#server/store/subscribers.ts";
import { allSubscribers } from "./all-subscribers.ts";
import { showSubscriber } from "./show-subscriber.ts";

/** How many there are in each schema, and now. */
export async function subscriberCounts(store: Store): Promise<SubscriberCounts> {
  const [inPublic, inProduction] = [
    await countSubscribers(store, "public"),
    await countSubscribers(store, "production"),
  ];
  return {
    public: inPublic,
    production: inProduction,
    total: inPublic + inProduction,
    timestamp: new Date().toISOString(),
  };
}

type Rest = Omit<SubscriberListResponse, "data">;

/** Everything but the rows: said after them, when it is known how many there were. */
async function restOfAnswer(
  { config, store }: Parts,
  schemas: readonly SubscriberSchema[],
  sent: number,
  matchCount: number,
): Promise<Rest> {
  const counts = await subscriberCounts(store);
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
  parts: Parts,
  schemas: readonly SubscriberSchema[],
  limit: number,
  offset: number,
  search: string,
): Promise<SubscriberListResponse> {
  const data: AdminSubscriber[] = [];
  let matchCount = 0;
  for (const schema of schemas) {
    const found = await countSubscribers(parts.store, schema, search);
    const skip = Math.max(0, offset - matchCount);
    const room = limit - data.length;
    matchCount += found;
    if (skip >= found || room === 0) continue;
    const rows = await listSubscribers(parts.store, schema, { search, offset: skip, limit: room });
    for (const row of rows) data.push(showSubscriber(row, schema));
  }
  return { data, ...(await restOfAnswer(parts, schemas, data.length, matchCount)) };
}

/** All of it as the text of one JSON object, row by row: 100,000 subscribers are never in memory together. */
async function* allOfIt(
  parts: Parts,
  schemas: readonly SubscriberSchema[],
  offset: number,
  search: string,
): AsyncGenerator<string> {
  let sent = 0;
  let text = '{"data":[';
  for await (const page of allSubscribers(parts.store, schemas, { search, skip: offset })) {
    yield text + page.map((row) => JSON.stringify(row)).join(",");
    sent += page.length;
    text = ",";
  }
  let matchCount = offset + sent;
  // Past the end, nobody was counted on the way.
  if (sent === 0) {
    matchCount = 0;
    for (const schema of schemas) matchCount += await countSubscribers(parts.store, schema, search);
  }
  const rest = JSON.stringify(await restOfAnswer(parts, schemas, sent, matchCount));
  yield `${sent === 0 ? text : ""}],${rest.slice(1)}`;
}

/**
 * The list answer over some schemas (back-office §3): the newest first within each, one schema after the other. A page when
 * the call names a `limit`, else all of it. @throws a refusal with 429 while too many others read
 */
export function listHandler(parts: Parts, schemas: readonly SubscriberSchema[]): Handler {
  return async (c: Context) => {
    const { limit, offset, search } = queryOf(c, subscriberListQuery);
    if (limit === undefined) {
      return streamText(c, {
        pieces: allOfIt(parts, schemas, offset, search),
        limit: parts.readLimits.exports,
        log: parts.log,
        headers: { "Content-Type": "application/json" },
      });
    }
    const end = await parts.readLimits.scans.enter();
    try {
      return c.json(await onePage(parts, schemas, limit, offset, search));
    } finally {
      end();
    }
  };
}
