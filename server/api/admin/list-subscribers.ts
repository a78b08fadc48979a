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
import {
  countSubscribers,
  filteredSchemas,
  listSubscribers,
  sortedSubscribers,
} from "#server/db/queries/subscribers.ts";
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

type Match = { readonly schema: SubscriberSchema; readonly count: number };

/** By schema, of those that the filter lets through. */
async function countMatches(
  { database }: AppContext,
  schemas: readonly SubscriberSchema[],
  filter: SubscriberFilter,
): Promise<Match[]> {
  const matches: Match[] = [];
  for (const schema of filteredSchemas(schemas, filter)) {
    matches.push({ schema, count: await countSubscribers(database, schema, filter) });
  }
  return matches;
}

const total = (matches: readonly Match[]): number => matches.reduce((sum, { count }) => sum + count, 0);

type Page = { readonly filter: SubscriberFilter; readonly limit: number; readonly offset: number };

/** One schema after the other: a page may begin in one and end in the next. */
async function unsortedPage(
  { database }: AppContext,
  matches: readonly Match[],
  { filter, limit, offset }: Page,
): Promise<AdminSubscriber[]> {
  const found: AdminSubscriber[] = [];
  let skip = offset;
  for (const { schema, count } of matches) {
    const room = limit - found.length;
    if (skip < count && room > 0) {
      const rows = await listSubscribers(database, schema, { filter, offset: skip, limit: room });
      for (const row of rows) found.push(showSubscriber(row, schema));
    }
    skip = Math.max(0, skip - count);
  }
  return found;
}

async function onePage(
  context: AppContext,
  schemas: readonly SubscriberSchema[],
  { sort, limit, offset, ...filter }: SubscriberListQuery & { readonly limit: number },
): Promise<SubscriberListResponse> {
  const matches = await countMatches(context, schemas, filter);
  const page = { filter, limit, offset };
  const data =
    sort === undefined
      ? await unsortedPage(context, matches, page)
      : (await sortedSubscribers(context.database, filteredSchemas(schemas, filter), { sort, ...page })).map((row) =>
          showSubscriber(row, row.schema),
        );
  return { data, ...(await summaryOf(context, schemas, data.length, total(matches))) };
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
  // An offset beyond the end yields no rows, so the count is queried.
  const matchCount = sent === 0 ? total(await countMatches(context, schemas, filter)) : offset + sent;
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
