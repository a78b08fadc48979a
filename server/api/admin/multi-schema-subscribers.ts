import type { Handler } from "hono";
import type { Parts } from "#server/parts.ts";
import { subscriberSchemas } from "#server/store/subscribers.ts";
import { listHandler } from "./list-subscribers.ts";

/** `GET /api/admin/multi-schema-subscribers` (back-office §7): the subscribers of both schemas. */
export const multiSchemaSubscribers = (parts: Parts): Handler => listHandler(parts, subscriberSchemas);
