import type { Handler } from "hono";
import type { AppContext } from "#server/app-context.ts";
import { subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { listHandler } from "./list-subscribers.ts";

/** `GET /api/admin/multi-schema-subscribers`: the subscribers of both schemas. */
export const multiSchemaSubscribers = (context: AppContext): Handler => listHandler(context, subscriberSchemas);
