/** Script, cart and product together (docs/behavior/buy-button.md#loading). */
export const fallbackMs = 3_000;

export type TimedTask<T> = {
  readonly start: () => Promise<T>;
  /** Undoes the result of `start` when it came too late. */
  readonly discard: (result: T) => void;
  readonly onReady: (result: T) => void;
  /** Called once when the work failed or took too long. */
  readonly onFallback: (reason: unknown) => void;
};

/**
 * A result after the deadline or the cancel is discarded, never shown.
 * @returns cancels: after that neither callback is called
 */
export function runWithTimeout<T>({ start, discard, onReady, onFallback }: TimedTask<T>): () => void {
  let open = true;
  const close = (): boolean => {
    const was = open;
    open = false;
    clearTimeout(timer);
    return was;
  };
  const fail = (reason: unknown): void => {
    if (close()) onFallback(reason);
  };
  const timer = setTimeout(() => fail(new Error(`the buy button was not ready after ${fallbackMs} ms`)), fallbackMs);
  start().then((result) => (close() ? onReady(result) : discard(result)), fail);
  return () => void close();
}
