/**
 * A signal that aborts with the first of some, and with its reason, as `AbortSignal.any` does: browsers have that from 2024 on.
 * @param signals one that has aborted already counts too
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const own = new AbortController();
  for (const signal of signals) {
    const abort = (): void => own.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: own.signal });
  }
  return own.signal;
}
