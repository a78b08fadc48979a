import type {
  DirectSubscribersCountResponse,
  SubscriberCounts,
  SubscribersCountResponse,
} from "#contract/subscriber-counts.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { countSubscribers, listSubscribers, subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { showSubscriber } from "./show-subscriber.ts";
import { noQuery, staffCall } from "./staff-call.ts";

const sampleRows = 5;

export async function countBySchema(database: DatabaseClient): Promise<SubscriberCounts> {
  const inPublic = await countSubscribers(database, "public");
  const inProduction = await countSubscribers(database, "production");
  return {
    public: inPublic,
    production: inProduction,
    total: inPublic + inProduction,
    timestamp: new Date().toISOString(),
  };
}

/** The simple dashboard checks its token by it (docs/behavior/staff-dashboards.md#sources). */
export const subscribersCount = staffCall(noQuery, async ({ context: { database } }) => {
  const counts = await countBySchema(database);
  return { success: true, count: counts.total, counts } satisfies SubscribersCountResponse;
});

/** docs/behavior/calls.md#staff */
export const directSubscribersCount = staffCall(noQuery, async ({ context: { database } }) => {
  const counts = await countBySchema(database);
  const samples: DirectSubscribersCountResponse["samples"] = [];
  for (const schema of subscriberSchemas) {
    const rows = await listSubscribers(database, schema, { limit: sampleRows });
    for (const row of rows) samples.push(showSubscriber(row, schema));
  }
  return { success: true, counts, samples } satisfies DirectSubscribersCountResponse;
});
