import { useSyncExternalStore } from "react";

/**
 * Whether a media query holds now. On the server it never does, so it is for what only the browser draws.
 * @param query such as "(min-width: 64rem)"
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
