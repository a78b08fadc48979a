import type { Handler } from "hono";
import { subscriberListQuery } from "#contract/subscriber-list.ts";
import { queryOf } from "#server/middleware/body.ts";
import type { Parts } from "#server/parts.ts";
import { subscriberList } from "./list-subscribers.ts";
import { schemaOf } from "./show-subscriber.ts";

/** `GET /api/admin/subscribers` (back-office §7): the subscribers of the schema that this instance writes. */
export function subscribers(parts: Parts): Handler {
  const own = [schemaOf(parts.config.environment)];
  return async (c) => c.json(await subscriberList(parts, own, queryOf(c, subscriberListQuery)));
}
