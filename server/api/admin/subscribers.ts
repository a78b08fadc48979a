import type { Handler } from "hono";
import type { AppContext } from "#server/app-context.ts";
import { schemaOf } from "#server/db/queries/subscribers.ts";
import { listHandler } from "./list-subscribers.ts";

/** `GET /api/admin/subscribers`: the subscribers of the schema that this instance writes. */
export const subscribers = (context: AppContext): Handler =>
  listHandler(context, [schemaOf(context.config.environment)]);
