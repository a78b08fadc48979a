import { subscriberToolsText } from "#content/admin-subscribers.ts";
import {
  directSubscribersCountResponse,
  subscriberRemoveRequest,
  subscriberSourcesResponse,
  subscribersCountResponse,
} from "#contract/admin-subscribers.ts";
import type { AdminSubscriber } from "#contract/subscriber-list.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { leaveNewsletter } from "#server/db/queries/consents.ts";
import {
  countSubscribers,
  listSubscribers,
  subscriberSchemas,
  subscriberSources,
} from "#server/db/queries/subscribers.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";
import { schemaNames, showSubscriber } from "./subscriber-rows.ts";

const sampleRows = 5;
const maxSources = 200;
const text = subscriberToolsText.remove;

export async function countBySchema(database: DatabaseClient) {
  const inPublic = await countSubscribers(database, "public");
  const production = await countSubscribers(database, "production");
  return { public: inPublic, production, total: inPublic + production, timestamp: new Date().toISOString() };
}

/** The simple dashboard checks its token by it (docs/behavior/staff-dashboards.md#sources). */
export const subscribersCount = queryCall(noQuery, subscribersCountResponse, async ({ context: { database } }) => {
  const counts = await countBySchema(database);
  return { count: counts.total, counts };
});

/** docs/behavior/calls.md#staff */
export const directSubscribersCount = queryCall(noQuery, directSubscribersCountResponse, async ({ context }) => {
  const samples: AdminSubscriber[] = [];
  for (const schema of subscriberSchemas) {
    const rows = await listSubscribers(context.database, schema, { limit: sampleRows });
    for (const row of rows) samples.push(showSubscriber(row, schema));
  }
  return { counts: await countBySchema(context.database), samples };
});

/** With the number of subscribers of each source. */
export const sourcesCall = queryCall(noQuery, subscriberSourcesResponse, async ({ context: { database } }) => ({
  sources: await subscriberSources(database, subscriberSchemas, maxSources),
}));

/**
 * In both schemas, with the withdrawn consent (docs/law.md). The audit log has the row's id alone: an address there
 * would outlive its erasure.
 * @throws HTTPException 404
 */
export const removeSubscriberCall = actionCall(
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
