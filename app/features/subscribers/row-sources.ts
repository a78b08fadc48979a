import { type Listing, matchingRows, pageOf, pageRows } from "./listing.ts";
import { type StaffCall, StaffError } from "./staff-call.ts";
import { countAnswer, directAnswer, listAnswer } from "./subscriber-answers.ts";

/** The calls of back-office §7. */
const paths = {
  both: "/api/admin/multi-schema-subscribers",
  own: "/api/admin/subscribers",
  count: "/api/admin/subscribers/count",
  direct: "/api/admin/directSubscribersCount",
} as const;

/** Which rows: a page of those that the search finds. `page` counts from 0. */
export type Ask = { readonly page: number; readonly search: string };

/** Where a dashboard's rows come from: all in which the dashboards differ (rulings, Login and staff). */
export type RowSource = {
  /** Tries the token before anything is listed. @throws StaffError */
  readonly check?: (call: StaffCall) => Promise<void>;
  /** Gets a page of rows. @throws StaffError */
  readonly list: (call: StaffCall, ask: Ask) => Promise<Listing>;
};

/** A page of a list answer. A server that doesn't page or search sends everything; then that is done here. */
async function listFrom(
  path: typeof paths.both | typeof paths.own,
  call: StaffCall,
  { page, search }: Ask,
): Promise<Listing> {
  const query = new URLSearchParams({ limit: String(pageRows), offset: String(page * pageRows) });
  if (search !== "") query.set("search", search);
  const { data, environment, matchCount, metrics, timestamp } = await call(`${path}?${query}`, listAnswer);
  const found = matchingRows(data, search);
  const ownCount = environment === "production" ? metrics.production_count : metrics.public_count;
  return {
    rows: pageOf(found, page),
    matches: matchCount ?? found.length,
    counts: { public: metrics.public_count, production: metrics.production_count, total: metrics.total_count },
    limit: path === paths.own && metrics.total_count > ownCount ? environment : null,
    displayIssue: search === "" && data.length === 0 && (matchCount ?? 0) === 0 && metrics.total_count > 0,
    at: timestamp,
  };
}

/** The samples of the count call (back-office §8: only samples shown). */
async function listSamples(call: StaffCall, { search }: Ask): Promise<Listing> {
  const { counts, samples } = await call(paths.direct, directAnswer);
  const rows = matchingRows(samples, search);
  return {
    rows,
    matches: rows.length,
    counts: { public: counts.public, production: counts.production, total: counts.total },
    limit: samples.length > 0 ? "samples" : null,
    displayIssue: counts.total > 0,
    at: counts.timestamp,
  };
}

const refused = (error: unknown): boolean => error instanceof StaffError && error.unauthenticated;

/** /direct-admin: both schemas; when nothing can be listed, the samples of the count call. */
const direct: RowSource = {
  async list(call, ask) {
    let listing: Listing | null = null;
    let failure: unknown = null;
    try {
      listing = await listFrom(paths.both, call, ask);
    } catch (error) {
      if (refused(error)) throw error;
      failure = error;
    }
    if (listing && (listing.matches > 0 || ask.search !== "")) return listing;
    try {
      return await listSamples(call, ask);
    } catch (error) {
      if (refused(error)) throw error;
      if (listing) return listing;
      throw failure;
    }
  },
};

/** /simple-admin: tries the token by the count call, lists both schemas, else this server's own (rulings, Login and staff). */
const simple: RowSource = {
  async check(call) {
    await call(paths.count, countAnswer);
  },
  async list(call, ask) {
    try {
      return await listFrom(paths.both, call, ask);
    } catch (error) {
      if (refused(error)) throw error;
      return listFrom(paths.own, call, ask);
    }
  },
};

/** /old-simple-admin: this server's own schema, with no way round a failure. */
const old: RowSource = { list: (call, ask) => listFrom(paths.own, call, ask) };

/** The dashboards by name. */
export const rowSources = { direct, simple, old } as const;
export type Dashboard = keyof typeof rowSources;
