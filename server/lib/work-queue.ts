/** Thrown where work isn't begun: as much is under way, and waits, as may. */
export class QueueFullError extends Error {}

/** Which place a piece of work gets: `high` comes before all `normal` work and has places of its own. */
export type Priority = "normal" | "high";

/** How much work there may be. */
export type QueueBounds = {
  /** How many pieces run at a time. */
  readonly running: number;
  /** How many wait for their turn; 0 refuses at once. */
  readonly waiting: number;
  readonly waitingHigh?: number;
  /** Without it, work waits for as long as it takes. */
  readonly maxWaitMs?: number;
  /** What is thrown where there is no place, or after waiting too long. */
  readonly refusal?: () => Error;
};

/** Work that takes much of this process, bounded over all visitors. */
export type WorkQueue = {
  /** Whether a piece of work would be refused now. */
  isFull(priority?: Priority): boolean;
  /** @throws what `enter` would throw now */
  check(priority?: Priority): void;
  /**
   * Waits for the turn of a piece of work.
   * @returns the function that ends it; calling it again does nothing
   * @throws QueueFullError or the bounds' refusal, at once or after waiting too long
   */
  enter(priority?: Priority): Promise<() => void>;
  /** Does the work when it is its turn. @throws what the work throws, and as `enter` */
  run<T>(work: () => Promise<T>, priority?: Priority): Promise<T>;
};

/** Work that waited for the database longer didn't keep the process busy. */
const maxPauseMs = 50;
/** A shorter turn of the event loop had nothing to do. */
const idleTurnMs = 0.1;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets the event loop do whatever else there is to do, for as long as a piece of work took, but not for long.
 * @param began when the work began, by `performance.now()`
 */
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
 * Makes an empty queue. After each piece of work the event loop gets as long as the piece took, so that the queue takes
 * half of this process's time at most and cached pages stay fast.
 */
export function workQueue(bounds: QueueBounds): WorkQueue {
  const { running: maxRunning, waiting, waitingHigh = 0, maxWaitMs, refusal } = bounds;
  const maxWaiting: Record<Priority, number> = { high: waitingHigh, normal: waiting };
  const queues: Record<Priority, Set<() => void>> = { high: new Set(), normal: new Set() };
  let running = 0;

  const refused = refusal ?? (() => new QueueFullError("too much is under way"));

  const isFull = (priority: Priority = "normal"): boolean =>
    running >= maxRunning && queues[priority].size >= maxWaiting[priority];

  function check(priority?: Priority): void {
    if (isFull(priority)) throw refused();
  }

  function next(): void {
    const [high] = queues.high;
    const [normal] = queues.normal;
    const begin = high ?? normal;
    if (begin) begin();
    else running -= 1;
  }

  function waitForTurn(priority: Priority): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        queues[priority].delete(begin);
        resolve();
      };
      const giveUp = (): void => {
        queues[priority].delete(begin);
        reject(refused());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      queues[priority].add(begin);
    });
  }

  async function enter(priority: Priority = "normal"): Promise<() => void> {
    check(priority);
    if (running < maxRunning) running += 1;
    else await waitForTurn(priority);
    const began = performance.now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (queues.high.size + queues.normal.size === 0) running -= 1;
      else giveWay(began).then(next);
    };
  }

  return {
    isFull,
    check,
    enter,
    async run<T>(work: () => Promise<T>, priority?: Priority): Promise<T> {
      const end = await enter(priority);
      try {
        // Work may run to its end without a pause, so pending events come first.
        await nextTurn();
        return await work();
      } finally {
        end();
      }
    },
  };
}
