/** Why work wasn't begun: as much is under way, and waits, as may. */
export class QueueFullError extends Error {}

/** What a piece of work is: of the usual kind, or one that comes before all of that and has places of its own. */
export type Turn = "usual" | "first";

export type QueueBounds = {
  /** How many pieces of work run at a time. */
  readonly running: number;
  /** How many wait for their turn; 0 refuses at once. */
  readonly waiting: number;
  readonly waitingFirst?: number;
  /** Without it, work waits for as long as it takes. */
  readonly maxWaitMs?: number;
};

/** Work that takes much of this process, bounded over all visitors. */
export type WorkQueue = {
  /** Whether a piece of work would be refused now. */
  isFull(turn?: Turn): boolean;
  /**
   * Waits for the turn of a piece of work.
   * @returns the function that ends it; calling it again does nothing
   * @throws QueueFullError at once when too many wait, or after waiting too long
   */
  enter(turn?: Turn): Promise<() => void>;
  /** Does the work when it is its turn. @throws what the work throws, and as `enter` */
  run<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
};

/** Work that took longer, waiting for the database, didn't keep the process busy all the time. */
const maxPauseMs = 50;
/** A turn of the event loop that took less had nothing to do. */
const idleTurnMs = 0.1;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets this process do whatever else there is to do, for as long as work took that began then, but not for long. */
export async function giveWay(began: number): Promise<void> {
  const now = performance.now();
  const until = now + Math.min(maxPauseMs, now - began);
  let turnBegan: number;
  do {
    turnBegan = performance.now();
    await nextTurn();
  } while (performance.now() - turnBegan > idleTurnMs && performance.now() < until);
}

/**
 * An empty queue. Between two pieces of work other requests are answered, for no longer than the first one took: while there
 * are any, the queue takes half of this process's time, and cached pages stay fast.
 */
export function workQueue({ running: maxRunning, waiting, waitingFirst = 0, maxWaitMs }: QueueBounds): WorkQueue {
  const maxWaiting: Record<Turn, number> = { first: waitingFirst, usual: waiting };
  const queues: Record<Turn, Set<() => void>> = { first: new Set(), usual: new Set() };
  let running = 0;

  const isFull = (turn: Turn = "usual"): boolean => running >= maxRunning && queues[turn].size >= maxWaiting[turn];

  function next(): void {
    const [begin] = [...queues.first, ...queues.usual];
    if (begin) begin();
    else running -= 1;
  }

  function waitForTurn(turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        queues[turn].delete(begin);
        resolve();
      };
      const giveUp = (): void => {
        queues[turn].delete(begin);
        reject(new QueueFullError("waited too long"));
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      queues[turn].add(begin);
    });
  }

  async function enter(turn: Turn = "usual"): Promise<() => void> {
    if (isFull(turn)) throw new QueueFullError("too much is under way");
    if (running < maxRunning) running += 1;
    else await waitForTurn(turn);
    const began = performance.now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (queues.first.size + queues.usual.size === 0) running -= 1;
      else giveWay(began).then(next);
    };
  }

  return {
    isFull,
    enter,
    async run(work, turn) {
      const end = await enter(turn);
      try {
        // Work may run to its end without a pause: first whatever has come in is read, and answered or refused.
        await nextTurn();
        return await work();
      } finally {
        end();
      }
    },
  };
}
