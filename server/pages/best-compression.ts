import type { Log } from "#server/log.ts";
import { workQueue } from "#server/work-queue.ts";
import { type CachedPage, compressBest, type PageCache } from "./page-cache.ts";

/**
 * Compresses cached pages that were asked for again, one at a time: the best takes a hundred times a quick compression.
 */
export function bestCompression(
  maxWaiting: number,
  log: Log,
): (cache: PageCache, key: string, page: CachedPage) => void {
  const queue = workQueue({ running: 1, waiting: maxWaiting - 1 });
  const taken = new WeakSet<CachedPage>();
  return (cache, key, page) => {
    if (queue.isFull() || taken.has(page)) return;
    taken.add(page);
    const isCached = (): boolean => cache.peek(key) === page;
    const improve = async (): Promise<void> => {
      if (!isCached()) return;
      const better = await compressBest(page);
      if (isCached()) cache.set(key, better);
    };
    queue.run(improve).catch((error: unknown) => log.warn({ err: error }, "a page stays as it is"));
  };
}
