import type { Handler } from "hono";
import type { SubscribersCountResponse } from "#contract/subscriber-counts.ts";
import type { Parts } from "#server/parts.ts";
import { subscriberCounts } from "./list-subscribers.ts";

/** `GET /api/admin/subscribers/count` (back-office §7): also how the simple dashboard tries its token. */
export function subscribersCount({ store }: Parts): Handler {
  return async (c) => {
    const counts = await subscriberCounts(store);
    return c.json({ success: true, count: counts.total, counts } satisfies SubscribersCountResponse);
  };
}
