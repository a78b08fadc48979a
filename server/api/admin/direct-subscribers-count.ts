import type { Handler } from "hono";
import type { DirectSubscribersCountResponse } from "#contract/subscriber-counts.ts";
import type { AppContext } from "#server/app-context.ts";
import { listSubscribers, subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { subscriberCounts } from "./list-subscribers.ts";
import { showSubscriber } from "./show-subscriber.ts";

const sampleRows = 5;

/** docs/behavior/calls.md#staff */
export function directSubscribersCount({ database }: AppContext): Handler {
  return async (c) => {
    const counts = await subscriberCounts(database);
    const samples: DirectSubscribersCountResponse["samples"] = [];
    for (const schema of subscriberSchemas) {
      const rows = await listSubscribers(database, schema, { limit: sampleRows });
      for (const row of rows) samples.push(showSubscriber(row, schema));
    }
    return c.json({ success: true, counts, samples } satisfies DirectSubscribersCountResponse);
  };
}
