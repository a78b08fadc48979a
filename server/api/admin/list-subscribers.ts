import type { Context, Handler } from "hono";
import { staffMessages } from "#content/staff-messages.ts";
import {
  type SubscriberListQuery,
  type SubscriberListResponse,
  subscriberListQuery,
} from "#contract/admin-subscribers.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import {
  countSubscribers,
  filteredSchemas,
  listSubscribers,
  type SubscriberRow,
  sortedSubscribers,
} from "#server/db/queries/subscribers.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { queryOf } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { enforceRateLimit } from "#server/middleware/count-tries.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { filterInWords } from "./export.ts";
import type { StaffEnv } from "./staff-only.ts";
import { allSubscribers, countBySchema, showSubscribers } from "./subscribers.ts";

/** One call of a list over the schemas. */
type Reading = {
  readonly context: AppContext;
  readonly schemas: readonly SubscriberSchema[];
  readonly query: SubscriberListQuery;
};

/** What stands behind the rows of a list, because it is only known once they are read. */
async function summaryOf(
  { context, schemas }: Reading,
  dataCount: number,
  matchCount: number,
): Promise<Omit<SubscriberListResponse, "data">> {
  const { timestamp, ...counts } = await countBySchema(context.database);
  return {
    success: true,
    message: `${dataCount} of ${matchCount} subscribers`,
    environment: context.config.environment,
    schema: schemas.join(", "),
    dataCount,
    matchCount,
    timestamp,
    metrics: { public_count: counts.public, production_count: counts.production, total_count: counts.total },
  };
}

/** More rows than a screen shows at once are in the audit log, with who read them. */
const screenRows = 100;

/** Counts what an account reads, and records each read of more than a screen shows. @throws HTTPException 429 */
async function admit(c: Context<StaffEnv>, { context, query }: Reading): Promise<void> {
  const { config, database, limiter } = context;
  const { limit } = query;
  const { username } = c.get("staff");
  const isBulk = limit === undefined || limit > screenRows;
  const by = { address: clientIp(c, config.trustProxy), account: username };
  await enforceRateLimit(limiter, isBulk ? "subscriberBulk" : "subscriberPage", by);
  if (!isBulk) return;
  await recordAuditEntry(database.db, username, "subscribers read", filterInWords(query) + rowsInWords(query));
}

/** Which of the rows were read, as the end of a sentence; empty where all of them were. */
function rowsInWords({ limit, offset }: SubscriberListQuery): string {
  if (limit !== undefined) return `, rows ${offset + 1} to ${offset + limit}`;
  return offset > 0 ? `, from row ${offset + 1}` : "";
}

type Match = { readonly schema: SubscriberSchema; readonly count: number };

/** How many rows match in each schema that the filter lets through. */
async function countMatches({ context, schemas, query }: Reading): Promise<Match[]> {
  const matches: Match[] = [];
  for (const schema of filteredSchemas(schemas, query)) {
    matches.push({ schema, count: await countSubscribers(context.database, schema, query) });
  }
  return matches;
}

const total = (matches: readonly Match[]): number => matches.reduce((sum, { count }) => sum + count, 0);

/** Reads a page across the schemas, one after the other: it may begin in one and end in the next. */
async function unsortedPage(
  { context, query }: Reading,
  matches: readonly Match[],
  limit: number,
): Promise<readonly SubscriberRow[]> {
  const found: SubscriberRow[] = [];
  let skip = query.offset;
  for (const { schema, count } of matches) {
    const room = limit - found.length;
    if (skip < count && room > 0) {
      found.push(...(await listSubscribers(context.database, schema, { filter: query, offset: skip, limit: room })));
    }
    skip = Math.max(0, skip - count);
  }
  return found;
}

async function onePage(reading: Reading, limit: number): Promise<SubscriberListResponse> {
  const { context, schemas, query } = reading;
  const { sort, offset } = query;
  const matches = await countMatches(reading);
  const read = filteredSchemas(schemas, query);
  const rows = sort
    ? await sortedSubscribers(context.database, read, { sort, limit, offset, filter: query })
    : await unsortedPage(reading, matches, limit);
  return {
    data: await showSubscribers(context.database, rows),
    ...(await summaryOf(reading, rows.length, total(matches))),
  };
}

/** The whole list as JSON text, piece by piece, so that 100,000 subscribers are never in memory at once. */
async function* allOfIt(reading: Reading): AsyncGenerator<string> {
  const { context, schemas, query } = reading;
  const { offset } = query;
  let sent = 0;
  let text = '{"data":[';
  for await (const page of allSubscribers(context.database, schemas, { filter: query, skip: offset })) {
    yield text + page.map((row) => JSON.stringify(row)).join(",");
    sent += page.length;
    text = ",";
  }
  // An offset beyond the end yields no rows, so the count is queried.
  const matchCount = sent === 0 ? total(await countMatches(reading)) : offset + sent;
  const rest = JSON.stringify(await summaryOf(reading, sent, matchCount));
  yield `${sent === 0 ? text : ""}],${rest.slice(1)}`;
}

/**
 * Makes the handler of `GET /api/admin/subscribers` and `GET /api/admin/multi-schema-subscribers`
 * (docs/behavior/calls.md#staff): a page where the call names a `limit`, else all of it, which is as good as an export.
 * @param schemas those that are listed
 * @throws HTTPException 403 for an editor without a limit, 429 while too many others read
 */
export function listSubscribersCall(context: AppContext, schemas: readonly SubscriberSchema[]): Handler<StaffEnv> {
  const { log, readLimits } = context;
  return async (c) => {
    const query = queryOf(c, subscriberListQuery);
    const { limit } = query;
    if (limit === undefined && c.get("staff").role !== "admin") throw httpError(403, staffMessages.adminOnly);
    const reading = { context, schemas, query };
    await admit(c, reading);
    if (limit === undefined) {
      const headers = { "Content-Type": "application/json" };
      return streamText(c, { pieces: allOfIt(reading), limit: readLimits.exports, log, headers });
    }
    return c.json(await readLimits.scans.run(() => onePage(reading, limit)));
  };
}
