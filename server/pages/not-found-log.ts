import { pathKey, siteAddress } from "#contract/site-address.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { pruneUnansweredSearches, recordNotFoundPaths } from "#server/db/queries/feedback.ts";
import { listRedirects, type RedirectRow, recordRedirectHits } from "#server/db/queries/redirects.ts";

/** Where a path that gives 404 is redirected, and by which status. */
export type RedirectTarget = { readonly status: number; readonly location: string };

/** Counts paths that give 404, and knows the redirects that staff made for them. */
export type NotFoundLog = {
  /**
   * Counts a path that gave 404 and gives its redirect, if there is one. It is called for 404s only, so that a redirect
   * can't shadow a page.
   */
  recordNotFound(path: string): RedirectTarget | null;
  /** Reads the redirects again. @throws while the database is away, as does `flush` */
  refresh(): Promise<void>;
  /** Saves the counts. */
  flush(): Promise<void>;
};

/** More paths than this between two saves aren't counted. */
const maxPendingPaths = 300;
const maxPathLength = 200;
/** Paths that may hold personal data, or that come from bots. */
const ignored = /@|%40|[\p{C}\s]/iu;

/** Redirects by the path that they answer. A row that can't be followed is left out: no response may break over it. */
function byPath(rows: readonly RedirectRow[]): Map<string, { source: string } & RedirectTarget> {
  return new Map(
    rows.flatMap(({ source, target, status }) => {
      const path = pathKey(source);
      const location = siteAddress(target);
      if (path === null || location === null || ![301, 302].includes(status)) return [];
      return [[path, { source, status, location }] as const];
    }),
  );
}

/**
 * Makes a log that counts in memory and saves in batches, so that a thousand wrong paths a second don't cost a write
 * each.
 */
export function createNotFoundLog({ db }: DatabaseClient): NotFoundLog {
  let redirects = byPath([]);
  let missing = new Map<string, number>();
  let hits = new Map<string, number>();
  const count = (counts: Map<string, number>, path: string): void => {
    if (counts.size < maxPendingPaths || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
  };
  return {
    recordNotFound(path) {
      const found = redirects.size > 0 ? redirects.get(pathKey(path) ?? "") : undefined;
      if (found) {
        count(hits, found.source);
        return { status: found.status, location: found.location };
      }
      if (path.length <= maxPathLength && !ignored.test(path)) count(missing, path);
      return null;
    },
    async refresh() {
      redirects = byPath(await listRedirects(db));
    },
    async flush() {
      const lost = missing;
      const followed = hits;
      missing = new Map();
      hits = new Map();
      await recordNotFoundPaths(db, lost);
      await recordRedirectHits(db, followed);
      await pruneUnansweredSearches(db);
    },
  };
}
