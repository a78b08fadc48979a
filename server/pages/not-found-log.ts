import { pathKey, siteAddress } from "#contract/site-address.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { pruneUnansweredSearches, recordNotFoundPaths } from "#server/db/queries/feedback.ts";
import { listRedirects, type RedirectRow, recordRedirectHits } from "#server/db/queries/redirects.ts";

type RedirectTarget = { readonly status: number; readonly location: string };

export type NotFoundLog = ReturnType<typeof createNotFoundLog>;

/** More paths than this between two saves aren't counted. */
const maxPendingPaths = 300;
const maxPathLength = 200;
const ignored = /@|%40|[\p{C}\s]/iu;

/** A row that can't be followed is left out: no response may break over it. */
function byPath(rows: readonly RedirectRow[]): Map<string, { source: string } & RedirectTarget> {
  return new Map(
    rows.flatMap(({ source, target, status }) => {
      const [path, location] = [pathKey(source), siteAddress(target)];
      return path === null || location === null || ![301, 302].includes(status)
        ? []
        : [[path, { source, status, location }]];
    }),
  );
}

/** Counts in memory and saves in batches: a wrong path doesn't cost a write. */
export function createNotFoundLog({ db }: DatabaseClient) {
  let redirects = byPath([]);
  let missing = new Map<string, number>();
  let hits = new Map<string, number>();
  const count = (counts: Map<string, number>, path: string): void => {
    if (counts.size < maxPendingPaths || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
  };
  return {
    /** Called for 404s only, so that a redirect can't shadow a page. */
    recordNotFound(path: string): RedirectTarget | null {
      const found = redirects.size > 0 ? redirects.get(pathKey(path) ?? "") : undefined;
      if (found) {
        count(hits, found.source);
        return { status: found.status, location: found.location };
      }
      if (path.length <= maxPathLength && !ignored.test(path)) count(missing, path);
      return null;
    },
    async refresh(): Promise<void> {
      redirects = byPath(await listRedirects(db));
    },
    async flush(): Promise<void> {
      const [lost, followed] = [missing, hits];
      missing = new Map();
      hits = new Map();
      await recordNotFoundPaths(db, lost);
      await recordRedirectHits(db, followed);
      await pruneUnansweredSearches(db);
    },
  };
}
