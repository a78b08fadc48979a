import { useEffect } from "react";

/** After the page stands still this long, in milliseconds, it turns to what is for later. */
const calmMs = 2_000;

/**
 * Registers the service worker and sends what waits, once the page has loaded and is idle: never in the way of its first
 * paint. The code comes then. Staff screens start nothing.
 * @param wanted false on staff screens
 */
export function useOfflineStart(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      import("./start.ts").then(
        ({ start }) => start(),
        (error: unknown) => console.info("Nothing is kept for offline reading:", String(error)),
      );
    }, calmMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}
