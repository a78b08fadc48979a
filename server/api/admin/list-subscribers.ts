import type { SubscriberCounts } from "#contract/subscriber-counts.ts";
import type { SubscriberListQuery, SubscriberListResponse } from "#contract/subscriber-list.ts";
import type { Parts } from "#server/parts.ts";
import type { SubscriberSchema } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { countSubscribers, listSubscribers } from "#server/store/subscribers.ts";
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

/**
 * The list answer over some schemas (back-office §3): the newest first within each, one schema after the other. A page may
 * begin in one schema and end in the next.
 */
export async function subscriberList(
  { config, store }: Parts,
  schemas: readonly SubscriberSchema[],
  { limit, offset, search }: SubscriberListQuery,
): Promise<SubscriberListResponse> {
  const data: SubscriberListResponse["data"] = [];
  let matchCount = 0;
  for (const schema of schemas) {
    const found = await countSubscribers(store, schema, search);
    const skip = Math.max(0, offset - matchCount);
    const room = limit === undefined ? undefined : limit - data.length;
    matchCount += found;
    if (skip >= found || room === 0) continue;
    const page = { search, offset: skip, limit: room ?? found };
    const rows = await listSubscribers(store, schema, page);
    for (const row of rows) data.push(showSubscriber(row, schema));
  }
  const counts = await subscriberCounts(store);
  return {
    success: true,
    data,
    message: `${data.length} of ${matchCount} subscribers`,
    environment: config.environment,
    schema: schemas.join(", "),
    dataCount: data.length,
    matchCount,
    timestamp: counts.timestamp,
    metrics: { public_count: counts.public, production_count: counts.production, total_count: counts.total },
  };
}
