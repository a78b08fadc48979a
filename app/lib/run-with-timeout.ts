/** Something that may take only so long. */
export type TimedTask<T> = {
  /** Begins it; called once, at once. */
  readonly start: () => Promise<T>;
  readonly timeoutMs: number;
  /** The message of the error for a task that took longer. */
  readonly lateMessage: string;
  /** Undoes a result that came too late; left out where there is nothing to undo. */
  readonly discard?: (result: T) => void;
  readonly onReady: (result: T) => void;
  /** Called once where the task failed, with what it threw, or took too long, with an error. */
  readonly onFailure: (reason: unknown) => void;
};

/**
 * Starts a task that has to be done within a time. A result after that, or after the cancel, is discarded: it calls nothing else.
 * @returns cancels: from then on neither `onReady` nor `onFailure` is called
 */
export function runWithTimeout<T>(task: TimedTask<T>): () => void {
  const { start, timeoutMs, lateMessage, discard, onReady, onFailure } = task;
  let isOpen = true;
  /** Ends the waiting. Says whether it lasted until now. */
  const close = (): boolean => {
    const wasOpen = isOpen;
    isOpen = false;
    clearTimeout(timer);
    return wasOpen;
  };
  const fail = (reason: unknown): void => {
    if (close()) onFailure(reason);
  };
  const timer = setTimeout(() => fail(new Error(lateMessage)), timeoutMs);
  start().then((result) => (close() ? onReady(result) : discard?.(result)), fail);
  return () => void close();
}

/**
 * Waits for a task for so long, and no longer; the task itself goes on.
 * @returns what it gives
 * @throws what it throws; an error with `lateMessage` where it took too long
 */
export function inTime<T>(task: Pick<TimedTask<T>, "start" | "timeoutMs" | "lateMessage">): Promise<T> {
  return new Promise((onReady, onFailure) => {
    runWithTimeout({ ...task, onReady, onFailure });
  });
}
