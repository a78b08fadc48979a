import type { Log } from "#server/log.ts";
import { type CachedPage, compressBest, type PageCache } from "./page-cache.ts";

/**
 * Compresses cached pages as well as can be, one at a time: that takes some hundred times a quick compression, so it is for
 * pages that were asked for again and are still cached. A page that finds no place in the queue is asked for another time.
 * @returns takes a page that was answered from the cache
 */
export function bestCompression(
  maxWaiting: number,
  log: Log,
): (cache: PageCache, key: string, page: CachedPage) => void {
  const waiting = new Map<CachedPage, () => Promise<void>>();
  let isRunning = false;

  async function work(): Promise<void> {
    isRunning = true;
    for (const [page, improve] of waiting) {
      await improve().catch((error: unknown) => log.warn({ err: error }, "a page stays as it is"));
      waiting.delete(page);
    }
    isRunning = false;
  }

  return (cache, key, page) => {
    if (waiting.size >= maxWaiting || waiting.has(page)) return;
    const isCached = (): boolean => cache.peek(key) === page;
    waiting.set(page, async () => {
      if (!isCached()) return;
      const better = await compressBest(page);
      if (isCached()) cache.set(key, better);
    });
    if (!isRunning) void work();
  };
}
