import { useSyncExternalStore } from "react";

/** Subscribes to nothing: it changes once, which React sees by itself. */
const never = (): (() => void) => () => undefined;

/**
 * Whether the page's script runs: false on the server and for the first rendering in the browser, which must be the same, and true
 * from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
