import type { Handler } from "hono";
import { subscriberToolsText } from "#content/admin-subscriber-tools.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import { type SubscriberSourcesResponse, subscriberRemoveRequest } from "#contract/admin-subscribers.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { leaveNewsletter } from "#server/db/queries/consents.ts";
import { subscriberSources } from "#server/db/queries/sorted-subscribers.ts";
import { subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { httpError } from "#server/middleware/http-error.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { schemaNames } from "./show-subscriber.ts";

const maxSources = 200;

/** With the number of subscribers of each source. */
export function sourcesCall({ database }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const sources = await subscriberSources(database, subscriberSchemas, maxSources);
    return c.json({ success: true, sources } satisfies SubscriberSourcesResponse);
  };
}

/**
 * In both schemas, with the withdrawn consent (docs/law.md). The audit log has the row's id alone: an address there
 * would outlive its erasure.
 * @throws HTTPException 404
 */
export function removeSubscriberCall({ database }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { email } = await jsonBody(c, subscriberRemoveRequest, subscriberToolsText.remove.noAddress);
    const { username } = c.get("staff");
    const removed = await leaveNewsletter(database, email, "staff", (db, schema, id) =>
      recordAuditEntry(db, username, "subscriber removed", `${schemaNames[schema]} subscriber ${id}`),
    );
    if (removed === 0) throw httpError(404, subscriberToolsText.remove.unknown);
    return c.json({ success: true, message: subscriberToolsText.remove.done } satisfies SuccessResponse);
  };
}
