import type { Handler } from "hono";
import type { Parts } from "#server/parts.ts";
import { listHandler } from "./list-subscribers.ts";
import { schemaOf } from "./show-subscriber.ts";

/** `GET /api/admin/subscribers` (back-office §7): the subscribers of the schema that this instance writes. */
export const subscribers = (parts: Parts): Handler => listHandler(parts, [schemaOf(parts.config.environment)]);
