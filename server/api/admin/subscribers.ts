import { subscriberToolsText } from "#content/admin-subscribers.ts";
import {
  type DirectSubscribersCountResponse,
  type SubscriberCounts,
  type SubscriberSourcesResponse,
  type SubscribersCountResponse,
  subscriberRemoveRequest,
} from "#contract/admin-subscribers.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { leaveNewsletter } from "#server/db/queries/consents.ts";
import { subscriberSources } from "#server/db/queries/sorted-subscribers.ts";
import { countSubscribers, listSubscribers, subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { schemaNames, showSubscriber } from "./show-subscriber.ts";
import { noQuery, staffCall } from "./staff-call.ts";

const sampleRows = 5;
const maxSources = 200;
const text = subscriberToolsText.remove;

export async function countBySchema(database: DatabaseClient): Promise<SubscriberCounts> {
  const inPublic = await countSubscribers(database, "public");
  const inProduction = await countSubscribers(database, "production");
  return {
    public: inPublic,
    production: inProduction,
    total: inPublic + inProduction,
    timestamp: new Date().toISOString(),
  };
}

/** The simple dashboard checks its token by it (docs/behavior/staff-dashboards.md#sources). */
export const subscribersCount = staffCall(noQuery, async ({ context: { database } }) => {
  const counts = await countBySchema(database);
  return { success: true, count: counts.total, counts } satisfies SubscribersCountResponse;
});

/** docs/behavior/calls.md#staff */
export const directSubscribersCount = staffCall(noQuery, async ({ context: { database } }) => {
  const counts = await countBySchema(database);
  const samples: DirectSubscribersCountResponse["samples"] = [];
  for (const schema of subscriberSchemas) {
    const rows = await listSubscribers(database, schema, { limit: sampleRows });
    for (const row of rows) samples.push(showSubscriber(row, schema));
  }
  return { success: true, counts, samples } satisfies DirectSubscribersCountResponse;
});

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
