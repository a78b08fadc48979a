import { subscriberToolsText } from "#content/admin-subscribers.ts";
import { timeText } from "#content/format.ts";
import {
  type AdminSubscriber,
  directSubscribersCountResponse,
  type SubscriberFilter,
  subscriberReleaseRequest,
  subscriberRemoveRequest,
  subscriberSourcesResponse,
  subscribersCountResponse,
} from "#contract/admin-subscribers.ts";
import { emailKey } from "#contract/email.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { leaveNewsletter } from "#server/db/queries/consents.ts";
import { forgetRefusals, type RefusedAddress, refusalsOfAddresses } from "#server/db/queries/refused-addresses.ts";
import {
  countSubscribers,
  filteredSchemas,
  listSubscribers,
  type SubscriberRow,
  subscriberSchemas,
  subscriberSources,
} from "#server/db/queries/subscribers.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";

/** What staff call each schema (docs/behavior/staff-dashboards.md#schemas): `public` is the one used in development. */
export const schemaNames = { public: "development", production: "production" } as const;

/** Rows are sorted by date, so remembering the last day makes a list of 100,000 cheap. */
let known = { day: "", words: "" };
function dayInWords(day: string): string {
  if (known.day !== day) known = { day, words: timeText(day, "date") };
  return known.words;
}

/** A subscriber as staff see them: with the environment, date and time in UTC, and what a mail server last refused. */
function showSubscriber(
  { id, email, subscribed_at, source, schema }: SubscriberRow,
  refused: RefusedAddress | undefined,
): AdminSubscriber {
  // Stored as ISO 8601 in UTC, so the time of day can be cut out.
  const display_date = dayInWords(subscribed_at.slice(0, 10));
  const display_time = `${subscribed_at.slice(11, 16)} UTC`;
  const schema_name = schemaNames[schema];
  const refusal = refused
    ? { at: refused.at, answer: refused.answer, campaigns: refused.campaigns, restingSince: refused.resting_since }
    : null;
  return { id, email, subscribed_at, source, _schema: schema, schema_name, display_date, display_time, refusal };
}

/** Gives rows as staff see them, in their order, with what a mail server last said of their addresses. */
export async function showSubscribers(
  { db }: DatabaseClient,
  rows: readonly SubscriberRow[],
): Promise<AdminSubscriber[]> {
  const refusals = await refusalsOfAddresses(
    db,
    rows.map(({ email }) => email),
  );
  return rows.map((row) => showSubscriber(row, refusals.get(emailKey(row.email))));
}

/** Reading the embedded database holds the process, so its pages are smaller. */
const pageRows = { sqlite: 250, postgres: 1_000 } as const;

/**
 * Reads all subscribers that a filter lets through, page by page, so that none are in memory for long: schema by
 * schema, the newest first within each. Pages go by id, so new subscribers shift none.
 * @param skip leaves out the first found
 */
export async function* allSubscribers(
  database: DatabaseClient,
  schemas: readonly SubscriberSchema[],
  { filter, skip = 0 }: { readonly filter: SubscriberFilter; readonly skip?: number },
): AsyncGenerator<AdminSubscriber[]> {
  let left = skip;
  for (const schema of filteredSchemas(schemas, filter)) {
    let before: number | null = null;
    for (;;) {
      const page = { before, limit: pageRows[database.engine], filter };
      const rows: SubscriberRow[] = await listSubscribers(database, schema, page);
      const last = rows.at(-1);
      if (!last) break;
      const wanted = left === 0 ? rows : rows.slice(left);
      left -= rows.length - wanted.length;
      if (wanted.length > 0) yield await showSubscribers(database, wanted);
      before = last.id;
    }
  }
}

const sampleRows = 5;
const maxSources = 200;
const text = subscriberToolsText.remove;

/** How many subscribers each schema holds and both together, and when they were counted (ISO 8601). */
export type SubscriberCounts = Record<SubscriberSchema | "total", number> & { timestamp: string };

/** Counts the subscribers of each schema and of both together, with the moment of the count (ISO 8601). */
export async function countBySchema(database: DatabaseClient): Promise<SubscriberCounts> {
  const inPublic = await countSubscribers(database, "public");
  const production = await countSubscribers(database, "production");
  return { public: inPublic, production, total: inPublic + production, timestamp: new Date().toISOString() };
}

/**
 * `GET /api/admin/subscribers/count`: how many subscribers there are. The simple dashboard also checks its token by it
 * (docs/behavior/staff-dashboards.md#sources).
 */
export const subscribersCountCall = queryCall(noQuery, subscribersCountResponse, async ({ context: { database } }) => {
  const counts = await countBySchema(database);
  return { count: counts.total, counts };
});

/** `GET /api/admin/directSubscribersCount` (docs/behavior/calls.md#staff): the counts and a few of the newest rows. */
export const directSubscribersCountCall = queryCall(noQuery, directSubscribersCountResponse, async ({ context }) => {
  const samples: AdminSubscriber[] = [];
  for (const schema of subscriberSchemas) {
    const rows = await listSubscribers(context.database, schema, { limit: sampleRows });
    samples.push(...(await showSubscribers(context.database, rows)));
  }
  return { counts: await countBySchema(context.database), samples };
});

/** `GET /api/admin/subscribers/sources`: where subscribers came from, and how many from each. */
export const sourcesCall = queryCall(noQuery, subscriberSourcesResponse, async ({ context: { database } }) => ({
  sources: await subscriberSources(database, subscriberSchemas, maxSources),
}));

/**
 * `POST /api/admin/subscribers/remove`: takes an address off the newsletter in both schemas, with the withdrawn consent
 * (docs/law.md). The audit log has the row's id alone: an address there would outlive its erasure.
 * @throws HTTPException 404 for an address that isn't there
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

/**
 * `POST /api/admin/subscribers/release`: has campaigns go to an address again that rests after refusals for good.
 * @throws HTTPException 404 for one that doesn't rest
 */
export const releaseSubscriberCall = actionCall(subscriberReleaseRequest, async ({ db, input: { email }, audit }) => {
  orNotFound(await forgetRefusals(db, email), subscriberToolsText.refusal.notRefused);
  await audit("address released", "");
  return subscriberToolsText.refusal.released;
});
