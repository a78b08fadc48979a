/** Why a rendering wasn't begun: as many are under way, and wait, as may. */
export class TooManyRenderings extends Error {}

/** Who wants a rendering: a visitor who waits for the answer, or the cache, whose page is old and is sent meanwhile. */
export type RenderFor = "visitor" | "cache";

/** Renderings under way, bounded over all visitors. */
export type RenderSlots = {
  /** Whether a visitor's rendering would be refused now. */
  isFull(): boolean;
  /** Does the work when it is its turn. @throws TooManyRenderings at once when too many wait, or after waiting too long */
  run<T>(wanted: RenderFor, work: () => Promise<T>): Promise<T>;
};

/** A rendering that took longer, waiting for the database, didn't keep the process busy all the time. */
const maxPauseMs = 50;
/** A turn of the event loop that took less had nothing to do. */
const idleTurnMs = 0.1;

/** Lets this process do whatever else there is to do, for as long as that takes, but no longer than `ms`. */
async function giveWay(ms: number): Promise<void> {
  const began = performance.now();
  let turnBegan: number;
  do {
    turnBegan = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
  } while (performance.now() - turnBegan > idleTurnMs && performance.now() - began < ms);
}

/**
 * Bounds what renderings take: so many at a time, so many that wait. Between two renderings other requests are answered, for
 * no longer than the first one took: while there are any, renderings take half of this process's time, and cached pages stay
 * fast. Old pages come before visitors' new ones and have places of their own, so that nobody can keep a changed price from
 * the pages.
 */
export function renderSlots(bounds: {
  readonly concurrent: number;
  readonly waiting: number;
  readonly waitingOld: number;
  readonly maxWaitMs: number;
}): RenderSlots {
  const waiting: Record<RenderFor, Set<() => void>> = { visitor: new Set(), cache: new Set() };
  const maxWaiting: Record<RenderFor, number> = { visitor: bounds.waiting, cache: bounds.waitingOld };
  let running = 0;

  const isFull = (wanted: RenderFor): boolean =>
    running >= bounds.concurrent && waiting[wanted].size >= maxWaiting[wanted];

  function next(): void {
    const [start] = [...waiting.cache, ...waiting.visitor];
    if (start) start();
    else running -= 1;
  }

  function turn(wanted: RenderFor): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        waiting[wanted].delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting[wanted].delete(start);
        reject(new TooManyRenderings("waited too long for a rendering"));
      }, bounds.maxWaitMs);
      waiting[wanted].add(start);
    });
  }

  return {
    isFull: () => isFull("visitor"),
    async run(wanted, work) {
      if (isFull(wanted)) throw new TooManyRenderings("too many renderings");
      if (running < bounds.concurrent) running += 1;
      else await turn(wanted);
      // A rendering may run to its end without a pause: first whatever has come in is read, and answered or refused.
      await new Promise((resolve) => setImmediate(resolve));
      const began = performance.now();
      try {
        return await work();
      } finally {
        if (waiting.cache.size + waiting.visitor.size === 0) running -= 1;
        else giveWay(Math.min(maxPauseMs, performance.now() - began)).then(next);
      }
    },
  };
}
