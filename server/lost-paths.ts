import { pathKey, siteAddress } from "#contract/site-address.ts";
import { boundGaps, noteMissing } from "./store/gaps.ts";
import { listRedirects, noteRedirectHits, type RedirectRow } from "./store/redirects.ts";
import type { Store } from "./store/store.ts";

/** Where an address that leads nowhere goes instead. */
export type LostPath = { readonly status: number; readonly location: string };

/** Addresses that lead nowhere: counts them, and knows the redirects that staff made for them. */
export type LostPaths = {
  /** Called for each 404 of a page, never for a page that exists, so that a redirect can't shadow one. */
  meet(path: string): LostPath | null;
  /** Reads the redirects anew. */
  refresh(): Promise<void>;
  /** Writes down what was counted. */
  flush(): Promise<void>;
};

/** More addresses than this between two writings aren't counted. */
const mostWaiting = 300;
const longestPath = 200;
/** Addresses that may say who somebody is, or that no person typed. */
const notKept = /@|%40|[\p{C}\s]/iu;

const statuses: readonly number[] = [301, 302];

/** Redirects by the path that they answer. A row that can't be followed is left out: no answer may break over it. */
function byPath(rows: readonly RedirectRow[]): Map<string, { source: string } & LostPath> {
  return new Map(
    rows.flatMap(({ source, target, status }) => {
      const [path, location] = [pathKey(source), siteAddress(target)];
      return path === null || location === null || !statuses.includes(status)
        ? []
        : [[path, { source, status, location }]];
    }),
  );
}

/** Counts in memory and writes in one go: a thousand wrong addresses a second cost no write each. */
export function lostPaths({ shop }: Store): LostPaths {
  let redirects = byPath([]);
  let missing = new Map<string, number>();
  let hits = new Map<string, number>();
  const count = (counts: Map<string, number>, path: string): void => {
    if (counts.size < mostWaiting || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
  };
  return {
    meet(path) {
      const found = redirects.size > 0 ? redirects.get(pathKey(path) ?? "") : undefined;
      if (found) {
        count(hits, found.source);
        return { status: found.status, location: found.location };
      }
      if (path.length <= longestPath && !notKept.test(path)) count(missing, path);
      return null;
    },
    async refresh() {
      redirects = byPath(await listRedirects(shop));
    },
    async flush() {
      const [lost, followed] = [missing, hits];
      missing = new Map();
      hits = new Map();
      await noteMissing(shop, lost);
      await noteRedirectHits(shop, followed);
      if (lost.size > 0) await boundGaps(shop);
    },
  };
}
