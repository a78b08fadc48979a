import { type AdminApi, AdminApiError } from "#app/features/admin/admin-api.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import {
  countResponse,
  directResponse,
  listResponse,
  matchingRows,
  pageOf,
  pageRows,
  type SubscriberResults,
} from "./subscriber-results.ts";
import { countFilters, type SubscriberView, viewParams } from "./use-subscriber-view.ts";

/** The lists (docs/behavior/calls.md#staff). */
const paths = { both: "/api/admin/multi-schema-subscribers", own: "/api/admin/subscribers" };

/** The page that begins at `offset` of those that search and filters find. */
type PageQuery = { readonly offset: number; readonly search: string; readonly view: SubscriberView };

/** Whether rows may be missing because they weren't asked for. */
const narrows = ({ search, view }: PageQuery): boolean => search !== "" || countFilters(view) > 0;

/** All in which the dashboards differ (docs/behavior/staff-dashboards.md#sources). @throws AdminApiError */
type ListRows = (call: AdminApi["get"], query: PageQuery) => Promise<SubscriberResults>;

/** A server without paging or search sends everything; then it is done here. */
async function listFrom(path: string, call: AdminApi["get"], query: PageQuery): Promise<SubscriberResults> {
  const { offset, search, view } = query;
  const params = new URLSearchParams({ limit: String(pageRows), offset: String(offset) });
  if (search !== "") params.set("search", search);
  for (const [name, value] of viewParams(view)) params.set(name, value);
  const { data, environment, matchCount, metrics, timestamp } = await call(`${path}?${params}`, listResponse);
  const found = matchingRows(data, search, view);
  const ownCount = environment === "production" ? metrics.production_count : metrics.public_count;
  return {
    rows: pageOf(found, offset),
    matches: matchCount ?? found.length,
    counts: { public: metrics.public_count, production: metrics.production_count, total: metrics.total_count },
    limit: path === paths.own && metrics.total_count > ownCount ? environment : null,
    displayIssue: !narrows(query) && data.length === 0 && (matchCount ?? 0) === 0 && metrics.total_count > 0,
    at: timestamp,
  };
}

/** docs/behavior/staff-dashboards.md#states */
async function listSamples(call: AdminApi["get"], { search, view }: PageQuery): Promise<SubscriberResults> {
  const { counts, samples } = await call("/api/admin/directSubscribersCount", directResponse);
  const rows = matchingRows(samples, search, view);
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
  const listed = listFrom(paths.both, call, query);
  const listing = await listed.catch(unlessRefused);
  if (listing && (listing.matches > 0 || narrows(query))) return listing;
  return (await listSamples(call, query).catch(unlessRefused)) ?? listed;
};

/** /simple-admin: tries the token by the count call, lists both schemas, else this server's own. */
const simple: ListRows = async (call, query) => {
  await call("/api/admin/subscribers/count", countResponse);
  return (await listFrom(paths.both, call, query).catch(unlessRefused)) ?? listFrom(paths.own, call, query);
};

/** /old-simple-admin: this server's own schema, without a fallback. */
const own: ListRows = (call, query) => listFrom(paths.own, call, query);

export const rowSources = { direct, simple, own } as const;

export type RowSource = keyof typeof rowSources;

/** A failure is also said in a toast. @throws AdminApiError, or the abort */
export async function listRowsOrToast(source: RowSource, call: AdminApi, query: PageQuery, signal: AbortSignal) {
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
