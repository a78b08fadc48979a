import type { Log } from "#server/lib/log.ts";
import { bestCompression, type CachedPage, pageCache } from "./page-cache.ts";

/** When the rendering of a page began, and after how many changes of what pages show: what it gives is no younger. */
export type Began = CachedPage["began"];

/** The rendered pages that are kept in memory, pages and 404 pages apart, each ready to be sent. */
export type KeptPages = {
  /** Notes that a rendering begins now. */
  begin(): Began;
  /** Whether what pages show is still as it was when a rendering began. */
  isCurrent(began: Began): boolean;
  /** The page of a target, if it is kept and still current. */
  find(target: string): CachedPage | null;
  /** Whether a target has a page here, current or not: then it is one that changed. */
  has(target: string): boolean;
  /** Keeps a page in place of an earlier one of its target, unless it isn't current any more. */
  keep(target: string, page: CachedPage): void;
  /** Forgets the page of a target. */
  forget(target: string): void;
  /** Has a page that was asked for again compressed as well as can be, as soon as there is room for that work. */
  improve(target: string, page: CachedPage): void;
  /** What pages show has changed: none that was rendered before is current any more. */
  invalidateAll(): void;
};

/** How much is kept, in bytes of all encodings, and how many pages wait for their best compression. */
type KeptBounds = { readonly pageBytes: number; readonly notFoundBytes: number; readonly compressions: number };

/**
 * Makes an empty store of pages. 404 pages have room of their own, so that made-up addresses push no page out.
 * @param changedAt gives the last moment (ms) at which what pages show changed by itself, such as when an announcement
 *   ended
 */
export function keptPages(bounds: KeptBounds, changedAt: () => number, log: Log): KeptPages {
  const pages = pageCache(bounds.pageBytes);
  const notFound = pageCache(bounds.notFoundBytes);
  const compress = bestCompression(bounds.compressions, log);
  let generation = 0;

  const isCurrent = (began: Began): boolean => began.generation === generation && began.at > changedAt();

  return {
    begin: () => ({ generation, at: Date.now() }),
    isCurrent,
    find(target) {
      const page = pages.get(target) ?? notFound.get(target);
      return page && isCurrent(page.began) ? page : null;
    },
    has: (target) => (pages.peek(target) ?? notFound.peek(target)) !== undefined,
    keep(target, page) {
      if (!isCurrent(page.began)) return;
      const isPage = page.status === 200;
      (isPage ? pages : notFound).set(target, page);
      (isPage ? notFound : pages).delete(target);
    },
    forget(target) {
      pages.delete(target);
      notFound.delete(target);
    },
    improve: (target, page) => compress(page.status === 200 ? pages : notFound, target, page),
    invalidateAll() {
      generation += 1;
    },
  };
}
