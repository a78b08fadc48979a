import { useEffect } from "react";

/** Idle time before offline support starts, in milliseconds. */
const calmMs = 2_000;

/**
 * Registers the service worker and sends the offline queue once the page has loaded and is idle. Its code is imported
 * then. Used by the layouts of visitors' pages, not by that of the staff screens.
 */
export function useOfflineStart(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      import("./start-offline.ts").then(
        ({ start }) => start(),
        (error: unknown) => console.info("Nothing is cached for offline reading:", String(error)),
      );
    }, calmMs);
    return () => clearTimeout(timer);
  }, []);
}
