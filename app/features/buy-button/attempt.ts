/** Wait this long, in milliseconds, for the buy button: script, cart and product together (storefront §4, §9). */
export const fallbackMs = 3_000;

/** How an attempt at something slow reports. */
export type Attempt<T> = {
  /** Does the work. */
  readonly start: () => Promise<T>;
  /** Undoes what `start` gave, when nobody wants it any more. */
  readonly discard: (result: T) => void;
  readonly onReady: (result: T) => void;
  /** Called once when the work failed or took too long. */
  readonly onFallback: (reason: unknown) => void;
};

/**
 * Runs an attempt against one deadline (storefront §4: wait up to 3 s, then the fallback flag; on success the timer clears).
 * A result that comes after the deadline or after the cancel is discarded, never shown.
 * @returns cancels: after that neither callback is called
 */
export function attempt<T>({ start, discard, onReady, onFallback }: Attempt<T>): () => void {
  let open = true;
  const close = (): boolean => {
    const was = open;
    open = false;
    clearTimeout(timer);
    return was;
  };
  const timer = setTimeout(() => {
    if (close()) onFallback(new Error(`the buy button was not ready after ${fallbackMs} ms`));
  }, fallbackMs);
  start().then(
    (result) => {
      if (close()) onReady(result);
      else discard(result);
    },
    (reason: unknown) => {
      if (close()) onFallback(reason);
    },
  );
  return () => {
    close();
  };
}
