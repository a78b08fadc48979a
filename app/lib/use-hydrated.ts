import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and for the first rendering in the browser, which must be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
