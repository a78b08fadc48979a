import { z } from "zod";
import { type AdminApi, AdminApiError } from "#app/features/admin/admin-api.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import {
  directSubscribersCountResponse,
  type SubscriberListResponse,
  subscriberListResponse,
} from "#contract/admin-subscribers.ts";
import { emailSearch } from "#contract/email.ts";
import { rowsOf } from "#contract/staff-response.ts";
import { type TableRow, tableRow } from "./table-row.ts";
import { countFilters, type SubscriberView, viewParams } from "./use-subscriber-view.ts";

/** Whatever the list says of all its rows, and they may leave out. */
const counts = subscriberListResponse.shape.metrics;

/** Without `matchCount` it is taken to be the whole list; without `metrics` its rows are counted. */
const listResponse = subscriberListResponse.extend({
  data: rowsOf(tableRow),
  message: z.string().catch(""),
  environment: subscriberListResponse.shape.environment.catch("development"),
  schema: z.string().catch(""),
  dataCount: z.number().optional().catch(undefined),
  matchCount: z.number().int().optional().catch(undefined),
  timestamp: z.string().catch(() => new Date().toISOString()),
  metrics: counts.optional().catch(undefined),
});

const directResponse = directSubscribersCountResponse.extend({ samples: rowsOf(tableRow) });

/** By schema, where the list doesn't say how many there are. */
function countRows(rows: readonly TableRow[]): z.infer<typeof counts> {
  const production_count = rows.filter(({ _schema }) => _schema === "production").length;
  return { public_count: rows.length - production_count, production_count, total_count: rows.length };
}

export const pageRows = 100;

export type SubscriberResults = {
  rows: readonly TableRow[];
  /** Rows that the search finds, of which `rows` is one page. */
  matches: number;
  counts: { public: number; production: number; total: number };
  /** `samples`: only sample rows were available; a name: only that environment's rows were. */
  limit: "samples" | SubscriberListResponse["environment"] | null;
  /** Subscribers exist but none could be listed (docs/behavior/staff-dashboards.md#states). */
  displayIssue: boolean;
  /** ISO 8601. */
  at: string;
};

/** What is searched and filtered, and where the page of it begins. */
type ListQuery = SubscriberView & { readonly search: string; readonly offset: number };

/** docs/behavior/staff-dashboards.md#table */
export function matchingRows(
  rows: readonly TableRow[],
  { search, schema, source, from = "", to = "9999" }: Omit<ListQuery, "offset">,
): readonly TableRow[] {
  const part = emailSearch(search.trim());
  return rows.filter((row) => {
    const day = row.subscribed_at.slice(0, 10);
    return (
      row.email.toLowerCase().includes(part) &&
      (schema === undefined || row._schema === schema) &&
      (source === undefined || row.source === source) &&
      day >= from &&
      day <= to
    );
  });
}

/**
 * Cuts one page out of rows that all came at once. A server that pages sends no more than a page, which stays as it is.
 * @param offset how many rows come before the page
 */
export function rowsOfPage(rows: readonly TableRow[], offset: number): readonly TableRow[] {
  return rows.length > pageRows ? rows.slice(offset, offset + pageRows) : rows;
}

/** The lists (docs/behavior/calls.md#staff). */
const paths = { bothSchemas: "/api/admin/multi-schema-subscribers", serversSchema: "/api/admin/subscribers" };

/** Whether rows may be missing because they weren't asked for. */
const narrows = (query: ListQuery): boolean => query.search !== "" || countFilters(query) > 0;

/** All in which the dashboards differ (docs/behavior/staff-dashboards.md#sources). @throws AdminApiError */
type ListRows = (call: AdminApi["get"], query: ListQuery) => Promise<SubscriberResults>;

/** A server without paging or search sends everything; then it is done here. */
async function listFrom(path: string, call: AdminApi["get"], query: ListQuery): Promise<SubscriberResults> {
  const { offset, search } = query;
  const params = new URLSearchParams({ limit: String(pageRows), offset: String(offset) });
  if (search !== "") params.set("search", search);
  for (const [name, value] of viewParams(query)) params.set(name, value);
  const answer = await call(`${path}?${params}`, listResponse);
  const { data, environment, matchCount, metrics = countRows(data), timestamp } = answer;
  const found = matchingRows(data, query);
  const schemaCount = environment === "production" ? metrics.production_count : metrics.public_count;
  return {
    rows: rowsOfPage(found, offset),
    matches: matchCount ?? found.length,
    counts: { public: metrics.public_count, production: metrics.production_count, total: metrics.total_count },
    limit: path === paths.serversSchema && metrics.total_count > schemaCount ? environment : null,
    displayIssue: !narrows(query) && data.length === 0 && (matchCount ?? 0) === 0 && metrics.total_count > 0,
    at: timestamp,
  };
}

/** docs/behavior/staff-dashboards.md#states */
async function listSamples(call: AdminApi["get"], query: ListQuery): Promise<SubscriberResults> {
  const { counts, samples } = await call("/api/admin/directSubscribersCount", directResponse);
  const rows = matchingRows(samples, query);
  return {
    rows,
    matches: rows.length,
    counts: { public: counts.public, production: counts.production, total: counts.total },
    limit: samples.length > 0 ? "samples" : null,
    displayIssue: counts.total > 0,
    at: counts.timestamp,
  };
}

const refused = (error: unknown): boolean => error instanceof AdminApiError && error.unauthenticated;

/** For `catch`, where there is another source to turn to: a refused token ends it. */
function unlessRefused(error: unknown): undefined {
  if (refused(error)) throw error;
}

/** /direct-admin: both schemas; when nothing can be listed, the samples of the count call. */
const direct: ListRows = async (call, query) => {
  const listed = listFrom(paths.bothSchemas, call, query);
  const listing = await listed.catch(unlessRefused);
  if (listing && (listing.matches > 0 || narrows(query))) return listing;
  const samples = await listSamples(call, query).catch(unlessRefused);
  // Where there are none either, the list's own answer or failure counts.
  return samples ?? listed;
};

/** /simple-admin: tries the token by the count call, lists both schemas, else this server's own. */
const simple: ListRows = async (call, query) => {
  // Whatever it says beyond not being a refusal doesn't matter.
  await call("/api/admin/subscribers/count", z.unknown());
  const listing = await listFrom(paths.bothSchemas, call, query).catch(unlessRefused);
  return listing ?? listFrom(paths.serversSchema, call, query);
};

/** /old-simple-admin: this server's own schema, without a fallback. */
const own: ListRows = (call, query) => listFrom(paths.serversSchema, call, query);

export const rowSources = { direct, simple, own } as const;

export type RowSource = keyof typeof rowSources;

/**
 * Lists subscribers as one of the dashboards does. A failure is also said in a toast.
 * @throws AdminApiError, or the abort
 */
export async function listRowsOrToast(
  source: RowSource,
  call: AdminApi,
  query: ListQuery,
  signal: AbortSignal,
): Promise<SubscriberResults> {
  try {
    return await rowSources[source]((path, schema) => call.get(path, schema, signal), query);
  } catch (failure) {
    const { authErrorTitle, loadErrorTitle, notAuthenticated } = staffMessages;
    // The screen is left for the login before it could draw an error.
    if (refused(failure)) showToast({ title: authErrorTitle, description: notAuthenticated, variant: "destructive" });
    else if (!signal.aborted) showToast({ title: loadErrorTitle, variant: "destructive" });
    throw failure;
  }
}
