import { subscriberToolsText } from "#content/admin-subscriber-tools.ts";
import { type SubscriberSourcesResponse, subscriberRemoveRequest } from "#contract/admin-subscribers.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { leaveNewsletter } from "#server/db/queries/consents.ts";
import { subscriberSources } from "#server/db/queries/sorted-subscribers.ts";
import { subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { schemaNames } from "./show-subscriber.ts";
import { noQuery, staffCall } from "./staff-call.ts";

const maxSources = 200;
const text = subscriberToolsText.remove;

/** With the number of subscribers of each source. */
export const sourcesCall = staffCall(noQuery, async ({ context: { database } }) => {
  const sources = await subscriberSources(database, subscriberSchemas, maxSources);
  return { success: true, sources } satisfies SubscriberSourcesResponse;
});

/**
 * In both schemas, with the withdrawn consent (docs/law.md). The audit log has the row's id alone: an address there
 * would outlive its erasure.
 * @throws HTTPException 404
 */
export const removeSubscriberCall = staffCall(
  subscriberRemoveRequest,
  async ({ context: { database }, input: { email }, staff: { username } }) => {
    const removed = await leaveNewsletter(database, email, "staff", (db, schema, id) =>
      recordAuditEntry(db, username, "subscriber removed", `${schemaNames[schema]} subscriber ${id}`),
    );
    if (removed === 0) throw httpError(404, text.unknown);
    return text.done;
  },
  text.noAddress,
);
