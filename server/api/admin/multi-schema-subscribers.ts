import type { Handler } from "hono";
import { subscriberListQuery } from "#contract/subscriber-list.ts";
import { queryOf } from "#server/middleware/body.ts";
import type { Parts } from "#server/parts.ts";
import { subscriberSchemas } from "#server/store/subscribers.ts";
import { subscriberList } from "./list-subscribers.ts";

/** `GET /api/admin/multi-schema-subscribers` (back-office §7): the subscribers of both schemas. */
export function multiSchemaSubscribers(parts: Parts): Handler {
  return async (c) => c.json(await subscriberList(parts, subscriberSchemas, queryOf(c, subscriberListQuery)));
}
