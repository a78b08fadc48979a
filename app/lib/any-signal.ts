/**
 * Combines signals as `AbortSignal.any` does, which browsers have from 2024 on only.
 * @param signals one that has aborted already counts too
 * @returns a signal that aborts with the first of them, and with its reason
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const combined = new AbortController();
  for (const signal of signals) {
    const abort = (): void => combined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: combined.signal });
  }
  return combined.signal;
}
