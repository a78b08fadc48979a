import type { Context } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import {
  type AdminSubscriber,
  type SubscriberFilter,
  type SubscriberListQuery,
  type SubscriberListResponse,
  subscriberListQuery,
} from "#contract/subscriber-list.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { AppContext } from "#server/app-context.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { sortedSubscribers } from "#server/db/queries/sorted-subscribers.ts";
import { countSubscribers, filteredSchemas, listSubscribers } from "#server/db/queries/subscribers.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { queryOf } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { filterInWords } from "./export.ts";
import { allSubscribers, countBySchema, showSubscriber } from "./subscribers.ts";

/** Written after the rows, because the count is only known then. */
async function summaryOf(
  { config, database }: AppContext,
  schemas: readonly SubscriberSchema[],
  dataCount: number,
  matchCount: number,
): Promise<Omit<SubscriberListResponse, "data">> {
  const { timestamp, ...counts } = await countBySchema(database);
  return {
    success: true,
    message: `${dataCount} of ${matchCount} subscribers`,
    environment: config.environment,
    schema: schemas.join(", "),
    dataCount,
    matchCount,
    timestamp,
    metrics: { public_count: counts.public, production_count: counts.production, total_count: counts.total },
  };
}

/** Who reads more at once is in the audit log. */
const screenRows = 100;

/** Bounds what an account reads, and records each read of more than a screen shows. @throws HTTPException 429 */
async function admit({ config, database, limiter }: AppContext, c: Context<StaffEnv>, query: SubscriberListQuery) {
  const { limit, offset } = query;
  const { username } = c.get("staff");
  const isBulk = limit === undefined || limit > screenRows;
  const by = { address: clientIp(c, config.trustProxy), account: username };
  await enforceRateLimit(limiter, isBulk ? "subscriberBulk" : "subscriberPage", by);
  if (!isBulk) return;
  const rows =
    limit === undefined ? (offset > 0 ? `, from row ${offset + 1}` : "") : `, rows ${offset + 1} to ${offset + limit}`;
  await recordAuditEntry(database.db, username, "subscribers read", filterInWords(query) + rows);
}

type Match = { readonly schema: SubscriberSchema; readonly count: number };

/** By schema, of those that the filter lets through. */
async function countMatches(database: DatabaseClient, schemas: readonly SubscriberSchema[], filter: SubscriberFilter) {
  const matches: Match[] = [];
  for (const schema of filteredSchemas(schemas, filter)) {
    matches.push({ schema, count: await countSubscribers(database, schema, filter) });
  }
  return matches;
}

const total = (matches: readonly Match[]): number => matches.reduce((sum, { count }) => sum + count, 0);

type PageQuery = SubscriberListQuery & { readonly limit: number };

/** One schema after the other: a page may begin in one and end in the next. */
async function unsortedPage(database: DatabaseClient, matches: readonly Match[], query: PageQuery) {
  const found: AdminSubscriber[] = [];
  let skip = query.offset;
  for (const { schema, count } of matches) {
    const room = query.limit - found.length;
    if (skip < count && room > 0) {
      const rows = await listSubscribers(database, schema, { filter: query, offset: skip, limit: room });
      for (const row of rows) found.push(showSubscriber(row, schema));
    }
    skip = Math.max(0, skip - count);
  }
  return found;
}

async function onePage(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
  query: PageQuery,
): Promise<SubscriberListResponse> {
  const { database } = context;
  const { sort, limit, offset } = query;
  const matches = await countMatches(database, schemas, query);
  const read = filteredSchemas(schemas, query);
  const sorted = sort && (await sortedSubscribers(database, read, { sort, limit, offset, filter: query }));
  const data = sorted?.map((row) => showSubscriber(row, row.schema)) ?? (await unsortedPage(database, matches, query));
  return { data, ...(await summaryOf(context, schemas, data.length, total(matches))) };
}

/** Streamed row by row, so that 100,000 subscribers are never in memory at once. */
async function* allOfIt(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
  query: SubscriberListQuery,
): AsyncGenerator<string> {
  const { offset } = query;
  let sent = 0;
  let text = '{"data":[';
  for await (const page of allSubscribers(context.database, schemas, { filter: query, skip: offset })) {
    yield text + page.map((row) => JSON.stringify(row)).join(",");
    sent += page.length;
    text = ",";
  }
  // An offset beyond the end yields no rows, so the count is queried.
  const matchCount = sent === 0 ? total(await countMatches(context.database, schemas, query)) : offset + sent;
  const rest = JSON.stringify(await summaryOf(context, schemas, sent, matchCount));
  yield `${sent === 0 ? text : ""}],${rest.slice(1)}`;
}

/**
 * docs/behavior/calls.md#staff: a page when the call names a `limit`, else all of it, which is as good as an export.
 * @throws HTTPException 403 for an editor without a limit, 429 while too many others read
 */
export function listHandler(context: AppContext, schemas: readonly SubscriberSchema[]) {
  const { log, readLimits } = context;
  return async (c: Context<StaffEnv>): Promise<Response> => {
    const query = queryOf(c, subscriberListQuery);
    const { limit } = query;
    if (limit === undefined && c.get("staff").role !== "admin") throw httpError(403, staffMessages.adminOnly);
    await admit(context, c, query);
    if (limit === undefined) {
      const headers = { "Content-Type": "application/json" };
      return streamText(c, { pieces: allOfIt(context, schemas, query), limit: readLimits.exports, log, headers });
    }
    const end = await readLimits.scans.enter();
    try {
      return c.json(await onePage(context, schemas, { ...query, limit }));
    } finally {
      end();
    }
  };
}
