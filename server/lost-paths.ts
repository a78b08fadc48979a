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

/** Counts in memory and writes in one go: a thousand wrong addresses a second cost no write each. */
export function lostPaths({ shop }: Store): LostPaths {
  let redirects = new Map<string, RedirectRow>();
  let missing = new Map<string, number>();
  let hits = new Map<string, number>();
  const count = (counts: Map<string, number>, path: string): void => {
    if (counts.size < mostWaiting || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
  };
  return {
    meet(path) {
      const found = redirects.get(path);
      if (found) {
        count(hits, path);
        return { status: found.status, location: found.target };
      }
      if (path.length <= longestPath && !notKept.test(path)) count(missing, path);
      return null;
    },
    async refresh() {
      redirects = new Map((await listRedirects(shop)).map((row) => [row.source, row]));
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
