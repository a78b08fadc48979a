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
import { allSubscribers, showSubscriber } from "./subscriber-rows.ts";
import { countBySchema } from "./subscribers.ts";

/** Written after the rows, because the count is only known then. */
async function summaryOf(
  { config, database }: AppContext,
  schemas: readonly SubscriberSchema[],
  sent: number,
  matchCount: number,
): Promise<Omit<SubscriberListResponse, "data">> {
  const counts = await countBySchema(database);
  return {
    success: true,
    message: `${sent} of ${matchCount} subscribers`,
    environment: config.environment,
    schema: schemas.join(", "),
    dataCount: sent,
    matchCount,
    timestamp: counts.timestamp,
    metrics: { public_count: counts.public, production_count: counts.production, total_count: counts.total },
  };
}

/** Who reads more at once is in the audit log. */
const screenRows = 100;

/** Bounds what an account reads, and records each read of more than a screen shows. @throws HTTPException 429 */
async function admit(
  { config, database, limiter }: AppContext,
  c: Context<StaffEnv>,
  { limit, offset, sort: _sort, ...filter }: SubscriberListQuery,
): Promise<void> {
  const { username } = c.get("staff");
  const isBulk = limit === undefined || limit > screenRows;
  const by = { address: clientIp(c, config.trustProxy), account: username };
  await enforceRateLimit(limiter, isBulk ? "subscriberBulk" : "subscriberPage", by);
  if (!isBulk) return;
  const rows =
    limit === undefined ? (offset > 0 ? `, from row ${offset + 1}` : "") : `, rows ${offset + 1} to ${offset + limit}`;
  await recordAuditEntry(database.db, username, "subscribers read", filterInWords(filter) + rows);
}

/** Without an order one schema comes after the other: a page may begin in one and end in the next. */
async function onePage(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
  { sort, limit, offset, ...filter }: SubscriberListQuery & { readonly limit: number },
): Promise<SubscriberListResponse> {
  const { database } = context;
  const wanted = filteredSchemas(schemas, filter);
  const data: AdminSubscriber[] = [];
  let matchCount = 0;
  for (const schema of wanted) {
    const page = { filter, offset: Math.max(0, offset - matchCount), limit: limit - data.length };
    const found = await countSubscribers(database, schema, filter);
    matchCount += found;
    if (sort !== undefined || page.offset >= found || page.limit === 0) continue;
    for (const row of await listSubscribers(database, schema, page)) data.push(showSubscriber(row, schema));
  }
  if (sort !== undefined) {
    const rows = await sortedSubscribers(database, wanted, { sort, limit, offset, filter });
    data.push(...rows.map((row) => showSubscriber(row, row.schema)));
  }
  return { data, ...(await summaryOf(context, schemas, data.length, matchCount)) };
}

/** Streamed row by row, so that 100,000 subscribers are never in memory at once. */
async function* allOfIt(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
  offset: number,
  filter: SubscriberFilter,
): AsyncGenerator<string> {
  let sent = 0;
  let text = '{"data":[';
  for await (const page of allSubscribers(context.database, schemas, { filter, skip: offset })) {
    yield text + page.map((row) => JSON.stringify(row)).join(",");
    sent += page.length;
    text = ",";
  }
  let matchCount = offset + sent;
  if (sent === 0) {
    // An offset beyond the end yields no rows, so the count is queried.
    matchCount = 0;
    for (const schema of filteredSchemas(schemas, filter)) {
      matchCount += await countSubscribers(context.database, schema, filter);
    }
  }
  const rest = JSON.stringify(await summaryOf(context, schemas, sent, matchCount));
  yield `${sent === 0 ? text : ""}],${rest.slice(1)}`;
}

/**
 * docs/behavior/calls.md#staff: a page when the call names a `limit`, else all of it, which is as good as an export.
 * @throws HTTPException 403 for an editor without a limit, 429 while too many others read
 */
export function listHandler(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
): (c: Context<StaffEnv>) => Promise<Response> {
  return async (c) => {
    const query = queryOf(c, subscriberListQuery);
    const { limit, sort: _sort, offset, ...filter } = query;
    if (limit === undefined && c.get("staff").role !== "admin") throw httpError(403, staffMessages.adminOnly);
    await admit(context, c, query);
    if (limit === undefined) {
      return streamText(c, {
        pieces: allOfIt(context, schemas, offset, filter),
        limit: context.readLimits.exports,
        log: context.log,
        headers: { "Content-Type": "application/json" },
      });
    }
    const end = await context.readLimits.scans.enter();
    try {
      return c.json(await onePage(context, schemas, { ...query, limit }));
    } finally {
      end();
    }
  };
}
