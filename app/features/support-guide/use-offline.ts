import { useEffect } from "react";

/**
 * Keeps the open disable page readable without a network (public/offline-guides.js): the worker looks after this page's
 * address alone, so no other page is slowed down by it. Does nothing where workers are not to be had.
 */
export function useOffline(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/offline-guides.js", { scope: location.pathname })
      .catch((error: unknown) => console.info("This page can't be kept for offline reading:", String(error)));
  }, []);
}
