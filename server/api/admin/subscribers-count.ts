import type { Handler } from "hono";
import type { SubscribersCountResponse } from "#contract/subscriber-counts.ts";
import type { AppContext } from "#server/app-context.ts";
import { subscriberCounts } from "./list-subscribers.ts";

/** The simple dashboard checks its token by it (docs/behavior/staff-dashboards.md#sources). */
export function subscribersCount({ database }: AppContext): Handler {
  return async (c) => {
    const counts = await subscriberCounts(database);
    return c.json({ success: true, count: counts.total, counts } satisfies SubscribersCountResponse);
  };
}
