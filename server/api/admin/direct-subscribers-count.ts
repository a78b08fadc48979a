import type { Handler } from "hono";
import type { DirectSubscribersCountResponse } from "#contract/subscriber-counts.ts";
import type { Parts } from "#server/parts.ts";
import { listSubscribers, subscriberSchemas } from "#server/store/subscribers.ts";
import { subscriberCounts } from "./list-subscribers.ts";
import { showSubscriber } from "./show-subscriber.ts";

/** Samples a schema. */
const sampleRows = 5;

/** `GET /api/admin/directSubscribersCount` (back-office §3, §7): the counts and the newest rows of each schema. */
export function directSubscribersCount({ store }: Parts): Handler {
  return async (c) => {
    const counts = await subscriberCounts(store);
    const samples: DirectSubscribersCountResponse["samples"] = [];
    for (const schema of subscriberSchemas) {
      const rows = await listSubscribers(store, schema, { limit: sampleRows });
      for (const row of rows) samples.push(showSubscriber(row, schema));
    }
    return c.json({ success: true, counts, samples } satisfies DirectSubscribersCountResponse);
  };
}
